/** Generated from openapi.yaml by `npm run api:generate`. Do not edit. */

import type { Validator } from '../validation/validator';

export declare const responseValidators: {
  readonly Confirmation: Validator;
  readonly ErrorBody: Validator;
  readonly LoginResponse: Validator;
  readonly SessionList: Validator;
  readonly NoticeList: Validator;
  readonly ArticleList: Validator;
  readonly SavedArticle: Validator;
  readonly ArticleResponse: Validator;
  readonly VersionList: Validator;
  readonly JobList: Validator;
  readonly JobResponse: Validator;
  readonly AnyObject: Validator;
};
