import fc from 'fast-check';

const oneOf = (texts: string) => fc.constantFrom(...texts.split(' '));
const scheme = fc.mixedCase(oneOf('https http mailto tel javascript data vbscript blob file x'));
const separator = oneOf(': :// :/ :/// :\\\\ :/\\ &colon; %3a ： // / /\\ /..// # ?');
const host = oneOf('mindwave.example evil.example a@evil.example localhost:1 [::1] bücher.example a..b %65');
const tail = oneOf('alert(1) /a/b ?q=1 #a :80 /%0aalert(1) text/html,<script> // /..//evil.example \\');
/** Characters that parsers drop, convert, or read as a part of another one. */
const oddity = fc.oneof(
  fc.constantFrom(...'\t\n\r\0\u001f \u00a0\u200b\u202e\u2028\ufeff\u00ad\\/:@．／ｊ'),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
);
const maybe = (text: fc.Arbitrary<string>) => fc.oneof({ weight: 5, arbitrary: text }, fc.constant(''));
const built = fc.tuple(...[scheme, separator, host, tail].map(maybe)).map((parts) => parts.join(''));
/** Addresses that an author means as a link. */
export const ordinaryAddress = fc.oneof(
  fc.webUrl({ validSchemes: ['https', 'http'], withQueryParameters: true, withFragments: true }),
  fc.webPath().map((path) => `/x${path}`),
  fc.emailAddress().map((address) => `mailto:${encodeURIComponent(address)}`),
  fc.nat().map((number) => `tel:+1${number}`),
  fc.stringMatching(/^[#?][\w-]{1,9}$/),
);
const disturbed = fc
  .tuple(fc.oneof(built, ordinaryAddress), fc.array(fc.tuple(fc.nat(), oddity), { maxLength: 3 }))
  .map(([text, changes]) =>
    changes.reduce((now, [at, odd]) => now.replace(now.charAt(at % (now.length + 1)), `$&${odd}`), text),
  );
/** Ordinary addresses, hostile ones, and texts that are neither. */
export const anyAddress = fc.oneof(built, disturbed, ordinaryAddress, fc.string({ unit: 'binary' }));
