import { hash } from '../hash';
import { EMPTY_STATE, type State } from '../state';
import seed from './seed.json' with { type: 'json' };

/** The initial state: the sample articles. The oldest one has the lowest id. */
export function seedState(): State {
  const articles = seed.articles.map(({ sections, sidebarItems, ...texts }) => {
    const content = { ...texts, sections: JSON.stringify(sections), sidebarItems: JSON.stringify(sidebarItems) };
    return { ...content, etag: `"0-${hash(JSON.stringify(content))}"` };
  });
  return { ...EMPTY_STATE, counter: articles.length, articles };
}
