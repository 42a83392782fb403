/** Says how many inputs are generated for each rule about inputs, and from which seed. */
export interface Trials {
  readonly inputs: number;
  /** The largest number of generated contact requests. They cannot be deleted. */
  readonly leads?: number;
  /** The same seed gives the same inputs. */
  readonly seed: number;
}

/** Reads `CONTRACT_INPUTS` and `CONTRACT_SEED` from the environment. The default is 25 inputs and a random seed. */
export const trialsOf = ({ CONTRACT_INPUTS, CONTRACT_SEED }: NodeJS.ProcessEnv = process.env): Trials => ({
  inputs: Number(CONTRACT_INPUTS ?? 25),
  seed: Number(CONTRACT_SEED ?? Math.floor(Math.random() * 2 ** 31)),
});

/** The default of `Trials.leads`. */
export const MAX_LEADS = 20;
