import type { Check } from '../check';
import { addressInputChecks } from './address-inputs';
import { bodyInputChecks, wrongLoginChecks } from './body-inputs';
import { concurrencyChecks } from './concurrency';
import { contactChecks } from './contact';
import { httpChecks } from './http';
import { jobChecks } from './jobs';
import { logoutChecks } from './logout';
import { newsFormChecks } from './news-form';
import { newsGuardChecks } from './news-guard';
import { newsReadChecks } from './news-read';
import { newsRuleChecks } from './news-rules';
import { newsWriteChecks } from './news-write';
import { sessionChecks } from './session';
import { contactLimitChecks, lockoutChecks, throttleChecks } from './throttle';

/** All checks, in the order in which they run. */
export const checks: readonly Check[] = [
  ...sessionChecks,
  ...newsReadChecks,
  ...newsWriteChecks,
  ...newsFormChecks,
  ...newsRuleChecks,
  ...newsGuardChecks,
  ...concurrencyChecks,
  ...logoutChecks,
  ...contactChecks,
  ...jobChecks,
  ...httpChecks,
  ...bodyInputChecks,
  ...addressInputChecks,
  ...contactLimitChecks,
  ...lockoutChecks,
  ...throttleChecks,
  ...wrongLoginChecks,
];
