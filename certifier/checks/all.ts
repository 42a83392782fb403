import type { Check } from '../check';
import { addressInputChecks } from './address-inputs';
import { bodyInputChecks } from './body-inputs';
import { contactChecks } from './contact';
import { httpChecks } from './http';
import { jobChecks } from './jobs';
import { newsFormChecks } from './news-form';
import { newsGuardChecks } from './news-guard';
import { newsReadChecks } from './news-read';
import { newsRuleChecks } from './news-rules';
import { newsWriteChecks } from './news-write';
import { sessionChecks, throttleChecks } from './session';

/** All checks, in the order in which they run. */
export const checks: readonly Check[] = [
  ...sessionChecks,
  ...newsReadChecks,
  ...newsWriteChecks,
  ...newsFormChecks,
  ...newsRuleChecks,
  ...newsGuardChecks,
  ...contactChecks,
  ...jobChecks,
  ...httpChecks,
  ...bodyInputChecks,
  ...addressInputChecks,
  ...throttleChecks,
];
