/** A request that was sent, and its response as soon as there is one. */
export interface SentCall {
  readonly url: string;
  readonly init: RequestInit;
  response?: { readonly headers: Headers; readonly body: object };
}

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

/** Shell functions that read values from an earlier response, because a new run gets other ids and tags. */
const HELPERS = [
  `id() { grep -o '"id": *[^,}]*' <<< "$1" | head -n 1 | sed 's/"id": *//; s/"//g'; }`,
  String.raw`tag() { sed -n 's/^etag: *//Ip' <<< "$1" | tr -d '\r'; }`,
];

const idOf = ({ response }: SentCall): string => {
  const { data }: { data?: { id?: unknown } } = response?.body ?? {};
  return encodeURIComponent(String(data?.id ?? ''));
};
const tagOf = ({ response }: SentCall) => response?.headers.get('ETag') ?? '';
const matchOf = ({ init }: SentCall) => new Headers(init.headers).get('If-Match') ?? '';
const isAbout = ({ url }: SentCall, id: string) => id !== '' && url.endsWith(`/news/${id}`);

/** Writes the command for a call. `known` has the earlier calls by the names of the variables that hold their responses. */
function curlLine(
  call: SentCall,
  known: readonly (readonly [name: string, call: SentCall])[],
  secrets: readonly string[],
) {
  const { method = 'GET', headers, body } = call.init;
  const source = known.find(([, earlier]) => isAbout(call, idOf(earlier)));
  const tagged = known.findLast(([, earlier]) => matchOf(call) !== '' && tagOf(earlier) === matchOf(call));
  const pairs = [...new Headers(headers)].map(([name, value]) => {
    if (name === 'authorization' && value.startsWith('Bearer ')) return '"Authorization: Bearer $TOKEN"';
    return name === 'if-match' && tagged ? `"If-Match: $(tag "$${tagged[0]}")"` : quoted(`${name}: ${value}`);
  });
  const gateway = secrets.map((name) => `"${name}: $${name.toUpperCase().replaceAll(/[^A-Z0-9]/g, '_')}"`);
  const url = source
    ? `${quoted(call.url.slice(0, -idOf(source[1]).length))}"$(id "$${source[0]}")"`
    : quoted(call.url);
  return [method, ...[...pairs, ...gateway].flatMap((pair) => ['-H', pair]), ...bodyArguments(body), url].join(' ');
}

/**
 * Writes `curl` commands that send the same requests. People share reports, so the commands contain neither the bearer token nor the
 * values of the headers that `secrets` names.
 */
export function curlLines(calls: readonly SentCall[], secrets: readonly string[] = []): readonly string[] {
  const known: (readonly [string, SentCall])[] = [];
  const lines = calls.map((call, at) => {
    const line = curlLine(call, known, secrets);
    const later = calls.slice(at + 1);
    const isNew = !known.some(([, earlier]) => idOf(earlier) === idOf(call));
    const isUsed =
      (isNew && later.some((next) => isAbout(next, idOf(call)))) ||
      (tagOf(call) !== '' && later.some((next) => matchOf(next) === tagOf(call)));
    if (!isUsed) return `curl -X ${line}`;
    const name = `R${known.push([`R${known.length + 1}`, call])}`;
    return `${name}=$(curl -si -X ${line})`;
  });
  return known.length > 0 ? [...HELPERS, ...lines] : lines;
}
