import type { Check } from '../check';
import { passwordChecks, passwordLimitChecks } from './account-password';
import { accountSessionChecks } from './account-sessions';
import { addressInputChecks } from './address-inputs';
import { articleTextChecks } from './article-texts';
import { bodyInputChecks, wrongLoginChecks } from './body-inputs';
import { concurrencyChecks } from './concurrency';
import { contactChecks } from './contact';
import { earlierVersionChecks } from './earlier-versions';
import { httpChecks } from './http';
import { jobChecks } from './jobs';
import { logoutChecks } from './logout';
import { newsErrorChecks } from './news-errors';
import { newsFormChecks } from './news-form';
import { newsGuardChecks } from './news-guard';
import { newsOrderChecks } from './news-order';
import { newsReadChecks } from './news-read';
import { newsRuleChecks } from './news-rules';
import { newsVersionChecks } from './news-versions';
import { newsWriteChecks } from './news-write';
import { sessionChecks } from './session';
import { sizeChecks } from './sizes';
import { textChecks } from './texts';
import { contactLimitChecks, lockoutChecks, throttleChecks } from './throttle';
import { walkChecks } from './walks';

/** All checks, in the order in which they run. */
export const checks: readonly Check[] = [
  ...sessionChecks,
  ...newsReadChecks,
  ...newsOrderChecks,
  ...newsWriteChecks,
  ...articleTextChecks,
  ...newsFormChecks,
  ...newsRuleChecks,
  ...newsErrorChecks,
  ...textChecks,
  ...newsVersionChecks,
  ...earlierVersionChecks,
  ...sizeChecks,
  ...newsGuardChecks,
  ...concurrencyChecks,
  ...logoutChecks,
  ...accountSessionChecks,
  ...passwordChecks,
  ...contactChecks,
  ...jobChecks,
  ...httpChecks,
  ...bodyInputChecks,
  ...addressInputChecks,
  ...walkChecks,
  ...contactLimitChecks,
  ...lockoutChecks,
  ...throttleChecks,
  ...passwordLimitChecks,
  ...wrongLoginChecks,
];
