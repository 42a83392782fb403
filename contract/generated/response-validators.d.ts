/** Generated from openapi.yaml by `npm run api:generate`. Do not edit. */

import type { Validator } from '../validator';

export declare const responseValidators: {
  readonly Confirmation: Validator;
  readonly ErrorBody: Validator;
  readonly LoginAnswer: Validator;
  readonly ArticleList: Validator;
  readonly SavedArticle: Validator;
  readonly ArticleAnswer: Validator;
  readonly JobList: Validator;
  readonly JobAnswer: Validator;
  readonly AnyObject: Validator;
};
