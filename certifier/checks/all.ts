import type { Check } from '../check';
import { loginChecks } from './account/login';
import { logoutChecks } from './account/logout';
import { passwordChecks, passwordLimitChecks } from './account/password';
import { accountSessionChecks } from './account/sessions';
import { concurrencyChecks } from './concurrency';
import { conditionalReadChecks } from './conditional-reads';
import { contactChecks } from './contact';
import { httpChecks } from './http';
import { jobChecks } from './jobs';
import { articleTextChecks } from './news/article-texts';
import { bannerSizeChecks } from './news/banner-sizes';
import { entityTagChecks } from './news/entity-tags';
import { newsErrorChecks } from './news/errors';
import { newsFormChecks } from './news/form';
import { newsGuardChecks } from './news/guard';
import { newsLinkChecks } from './news/links';
import { newsOrderChecks } from './news/order';
import { newsReadChecks } from './news/read';
import { newsRuleChecks } from './news/rules';
import { versionHistoryChecks } from './news/version-history';
import { newsWriteChecks } from './news/write';
import { noticeChecks } from './notices';
import { addressInputChecks } from './random/address-inputs';
import { bodyInputChecks, wrongLoginChecks } from './random/body-inputs';
import { walkChecks } from './random/walks';
import { sizeChecks } from './sizes';
import { textChecks } from './texts';
import { contactLimitChecks, lockoutChecks, throttleChecks } from './throttle';

/** All checks, in the order in which they run. */
export const checks: readonly Check[] = [
  ...loginChecks,
  ...newsReadChecks,
  ...newsLinkChecks,
  ...newsOrderChecks,
  ...newsWriteChecks,
  ...articleTextChecks,
  ...newsFormChecks,
  ...bannerSizeChecks,
  ...newsRuleChecks,
  ...newsErrorChecks,
  ...textChecks,
  ...entityTagChecks,
  ...versionHistoryChecks,
  ...sizeChecks,
  ...newsGuardChecks,
  ...concurrencyChecks,
  ...logoutChecks,
  ...accountSessionChecks,
  ...passwordChecks,
  ...noticeChecks,
  ...contactChecks,
  ...jobChecks,
  ...conditionalReadChecks,
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
