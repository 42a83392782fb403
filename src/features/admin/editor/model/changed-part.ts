/** Splits a text into the start it shares with another text, the changed words, and the end it shares. */
export function changedPart(own: string, other: string): readonly [string, string, string] {
  const [words, others] = [own.split(/(?<=\s)/), other.split(/(?<=\s)/)];
  let start = 0;
  while (start < words.length && start < others.length && words[start] === others[start]) start += 1;
  let end = 0;
  const most = Math.min(words.length, others.length) - start;
  while (end < most && words.at(-1 - end) === others.at(-1 - end)) end += 1;
  const cut = words.length - end;
  return [words.slice(0, start).join(''), words.slice(start, cut).join(''), words.slice(cut).join('')];
}
