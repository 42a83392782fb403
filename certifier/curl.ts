/** Quotes one argument of a shell command. */
const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

function bodyArguments(body: BodyInit | null | undefined): string[] {
  if (body instanceof FormData) {
    return [...body].flatMap(([name, value]) =>
      typeof value === 'string'
        ? ['--form-string', quoted(`${name}=${value}`)]
        : ['-F', quoted(`${name}=@/path/to/${value.size}-bytes;filename="${value.name}"`)],
    );
  }
  if (body instanceof Blob) return ['--data-binary', quoted(`@/path/to/${body.size}-bytes`)];
  return typeof body === 'string' ? ['--data-binary', quoted(body)] : [];
}

/** The `curl` command that sends the same request. It does not contain the bearer token, because reports are shared. */
export function curlLine(url: string, { method = 'GET', headers, body }: RequestInit): string {
  const pairs = [...new Headers(headers)].map(([name, value]) =>
    name === 'authorization' && value.startsWith('Bearer ')
      ? '"Authorization: Bearer $TOKEN"'
      : quoted(`${name}: ${value}`),
  );
  return ['curl', '-X', method, ...pairs.flatMap((pair) => ['-H', pair]), ...bodyArguments(body), quoted(url)].join(
    ' ',
  );
}
