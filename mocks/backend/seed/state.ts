import type { State } from '../state';
import seed from './seed.json' with { type: 'json' };

/** The initial state: the sample articles. The oldest one has the lowest id. */
export const seedState = (): State => seed.state;
