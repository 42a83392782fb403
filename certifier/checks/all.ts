import type { Check } from '../check';
import { contactChecks } from './contact';
import { httpChecks } from './http';
import { inputChecks } from './inputs';
import { jobChecks } from './jobs';
import { newsFormChecks } from './news-form';
import { newsGuardChecks } from './news-guard';
import { newsReadChecks } from './news-read';
import { newsRuleChecks } from './news-rules';
import { newsWriteChecks } from './news-write';
import { sessionChecks, throttleChecks } from './session';

/** Every check, in the order they run. */
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
  ...inputChecks,
  ...throttleChecks,
];
