import type { Selector } from 'lightningcss';
import { alternativesOf, criticalCss, minify, variablesIn } from './critical-css';
import { type UsedNames, usedNames } from './used-names';

/** Returns a function that removes names that no selector mentions. It keeps custom properties, because they decide about values. */
function namesIn(css: string) {
  const elements = new Set<string>();
  const values = new Set<string>();
  const visit = (selector: Selector) => {
    for (const part of selector) {
      if (part.type === 'type') elements.add(part.name);
      if (part.type === 'class' || part.type === 'id') values.add(`${part.type}=${part.name}`);
      if (part.type === 'attribute' && part.operation) values.add(`${part.name}=${part.operation.value}`);
      for (const inner of alternativesOf(part) ?? []) visit(inner);
    }
  };
  minify(css, { Selector: (selector) => void visit(selector) });
  return (used: UsedNames): UsedNames => ({
    elements: new Set([...used.elements].filter((name) => elements.has(name)).sort()),
    attributes: new Map(
      [...used.attributes].sort().map(([name, found]) => {
        const decides = (value: string) => values.has(`${name}=${value}`) || variablesIn(value).length > 0;
        return [name, new Set([...found].filter(decides).sort())];
      }),
    ),
  });
}

/** Returns a function that finds the critical CSS of a first screen, with a cache, because many pages have the same. */
export function criticalStyles(css: string) {
  const reduce = namesIn(css);
  const known = new Map<string, string>();
  return (html: string) => {
    const used = reduce(usedNames(html));
    const key = JSON.stringify([[...used.elements], [...used.attributes].map(([name, values]) => [name, ...values])]);
    const styles = known.get(key) ?? criticalCss(css, used);
    known.set(key, styles);
    return styles;
  };
}
