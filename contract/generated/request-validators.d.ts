/** Generated from openapi.yaml by `npm run api:generate`. Do not edit. */

import type { RequestValidators } from '../validation/validator';

export declare const requestContact: RequestValidators;
export declare const login: RequestValidators;
export declare const logout: RequestValidators;
export declare const changePassword: RequestValidators;
export declare const listSessions: RequestValidators;
export declare const endSession: RequestValidators;
export declare const listNotices: RequestValidators;
export declare const listArticles: RequestValidators;
export declare const createArticle: RequestValidators;
export declare const getArticle: RequestValidators;
export declare const updateArticle: RequestValidators;
export declare const deleteArticle: RequestValidators;
export declare const listVersions: RequestValidators;
export declare const getVersion: RequestValidators;
export declare const getArticleBySlug: RequestValidators;
export declare const listJobs: RequestValidators;
export declare const getJob: RequestValidators;
export declare const usersLogin: RequestValidators;
export declare const usersLogin1: RequestValidators;
export declare const usersLogin2: RequestValidators;
export declare const resetPassword: RequestValidators;
