import fc from 'fast-check';
import { type Check, type Level, levels } from '../../check';
import type { Api } from '../../client/api';
import { tryInputs } from '../../inputs/try-inputs';
import { type Choice, type Known, Walk } from '../../inputs/walk-model';
import { BrokenRule } from '../../outcome';

/** A walk needs many calls, so there are fewer of them than of other inputs. */
const INPUTS_PER_WALK = 20;
/** The maximum number of steps in a part of a walk. After each part, everything is compared. */
const STEPS = 12;
/** Writes are this many times as likely as reads. Few reads are enough, because everything is compared at the end of the walk. */
const WRITES = 2;
const LETTERS = ['a', 'b', 'c'];

const choice: fc.Arbitrary<Choice> = fc.record({
  letter: fc.constantFrom('A', 'B'),
  slug: fc.constantFrom(...LETTERS),
  date: fc.constantFrom('2026-05-04', '2026-05-05'),
});
/** There are few different pages, so that a walk gets the same page twice. */
const LIMIT = 2;
const PAGES = [1, 2];
const wantedPage = fc.tuple(
  fc.constantFrom('A', 'B'),
  fc.constantFrom(...PAGES),
  fc.constantFrom('newest', 'oldest', 'title'),
);
/** Chooses one of the articles so far. */
const which = fc.nat({ max: 2 });
const often = <Kind>(...kinds: readonly Kind[]) => Array.from({ length: WRITES }, () => kinds).flat();

type Step = fc.AsyncCommand<Walk, undefined>;

/** Makes a kind of step. `inputs` are its choices. A step is left out if it does not apply. */
function step<Input>(
  name: string,
  inputs: fc.Arbitrary<Input>,
  run: (walk: Walk, input: Input) => Promise<void>,
  applies: (walk: Readonly<Walk>, input: Input) => boolean = () => true,
): fc.Arbitrary<Step> {
  return inputs.map((input) => ({
    check: (walk) => applies(walk, input),
    run: (walk) => run(walk, input),
    toString: () => `${name} ${input === undefined ? '' : fc.stringify(input)}`.trim(),
  }));
}

/** Makes a kind of step with one of the articles so far. */
const about = (
  name: string,
  run: (walk: Walk, known: Known, choice: Choice) => Promise<void>,
  applies: (walk: Readonly<Walk>, known: Known, choice: Choice) => boolean = () => true,
) => {
  const of = ({ articles }: Readonly<Walk>, at: number) => articles[at % articles.length];
  return step(
    name,
    fc.tuple(which, choice),
    async (walk, [at, choice]) => {
      const known = of(walk, at);
      if (known) await run(walk, known, choice);
    },
    (walk, [at, choice]) => {
      const known = of(walk, at);
      return known !== undefined && applies(walk, known, choice);
    },
  );
};

const isFree = (walk: Readonly<Walk>, slug: string, known?: Known) =>
  [undefined, known].includes(walk.ownerOf(walk.slug(slug)));

/** The kinds of steps that each level adds. */
const kinds: Readonly<Record<Level, readonly fc.Arbitrary<Step>[]>> = {
  L0: [
    ...often(
      // A backend at L0 need not refuse a slug in use.
      step(
        'create',
        choice,
        (walk, choice) => walk.create(choice),
        (walk, { slug }) => isFree(walk, slug),
      ),
      about(
        'update',
        (walk, known, choice) => walk.update(known, choice),
        (walk, known, { slug }) => isFree(walk, slug, known),
      ),
    ),
    about('delete', (walk, known) => walk.delete(known)),
    about('read', (walk, known) => walk.read(known)),
    step('read slug', fc.constantFrom(...LETTERS), (walk, letter) => walk.readSlug(walk.slug(letter))),
    step('list', fc.constant(undefined), (walk) => walk.list(false)),
  ],
  L1: [
    step('create with any slug', choice, (walk, choice) => walk.create(choice)),
    about(
      'update with the present ETag',
      (walk, known, choice) => walk.update(known, choice, known.tag),
      (_, { tag }) => tag !== undefined,
    ),
    about(
      'update with the first ETag',
      (walk, known, choice) => walk.update(known, choice, known.formerTags[0]),
      (_, { formerTags }) => formerTags.length > 0,
    ),
    step('list in order', fc.constant(undefined), (walk) => walk.list(true)),
  ],
  L2: [
    ...often(
      step('get page of', wantedPage, (walk, [letter, page, sort]) => walk.page(letter, page, LIMIT, sort)),
      step(
        'create with key',
        fc.tuple(choice, fc.constantFrom('k', 'l')),
        (walk, [choice, key]) => walk.create(choice, key),
        (walk, [{ slug }, key]) => isFree(walk, slug) && !walk.articles.some((known) => known.key === key),
      ),
      about(
        'repeat the creation of',
        (walk, known) => walk.repeat(known),
        (_, { key }) => key !== undefined,
      ),
    ),
  ],
};

/** Compares everything, so that a mistake is found even if the walk itself did not read it. */
async function expectModel(walk: Walk, level: Level): Promise<void> {
  await walk.list(level !== 'L0');
  for (const known of walk.articles) await walk.read(known);
  for (const letter of LETTERS) await walk.readSlug(walk.slug(letter));
  if (level !== 'L2') return;
  for (const letter of ['A', 'B']) for (const page of PAGES) await walk.page(letter, page, LIMIT, 'newest');
}

async function tryWalks(api: Api, level: Level): Promise<void> {
  const steps = levels.slice(0, levels.indexOf(level) + 1).flatMap((of) => kinds[of]);
  const part = fc.commands<Walk, undefined, false>([...steps], {
    maxCommands: STEPS,
    size: 'max',
    disableReplayLog: true,
  });
  const walks = fc.tuple(part, part, part);
  const count = Math.ceil(api.trials.inputs / INPUTS_PER_WALK);
  await tryInputs(
    api,
    walks,
    async (parts) => {
      const walk = new Walk(api);
      try {
        for (const steps of parts) {
          await fc.asyncModelRun(() => ({ model: walk, real: undefined }), steps);
          // The text of a part contains only the steps that have run.
          if (String(steps) !== '') await expectModel(walk, level);
        }
      } catch (error) {
        if (!(error instanceof BrokenRule)) throw error;
        throw new BrokenRule(`${error.message}, after: ${parts.filter(String).join(',')}`);
      }
    },
    count,
  );
}

const ways = {
  L0: 'creating, reading, listing, updating and deleting',
  L1: 'the same with preconditions, slugs in use and order',
  L2: 'the same with pages, searches and repeated keys',
};

/** Random walks over the operations. They find mistakes that only a sequence of calls shows, such as an outdated list. */
export const walkChecks: readonly Check[] = levels.map((level) => ({
  operation: 'listArticles',
  rule: `every generated walk leaves the articles that a model predicts: ${ways[level]}`,
  level,
  writes: true,
  run: (api) => tryWalks(api, level),
}));
