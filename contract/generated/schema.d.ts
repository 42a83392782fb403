/** Generated from openapi.yaml by `npm run api:generate`. Do not edit. */

export interface paths {
    readonly "/account/password": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Change the own password
         * @description The session of the request continues, and all other sessions of the account end. Every character of a password counts, also spaces and NUL; a backend may treat the Unicode forms of one text as equal. There are no rules about kinds of characters, but the 10,000 commonest passwords are refused. A wrong current password counts as a failed login of the account, and the same limits apply. The new password may be equal to the current one. Optional (L2).
         */
        readonly post: operations["changePassword"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/account/sessions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List the sessions of the own account
         * @description Sessions that have ended are not listed. Like every call with a token, this one counts as a use of its session. Optional (L2).
         */
        readonly get: operations["listSessions"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/account/sessions/{session}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /**
         * End a session of the own account
         * @description Its token is no longer valid. The session of the request can end itself. A session of another account is not found. Optional (L2).
         */
        readonly delete: operations["endSession"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/contact": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Request a callback or send a message
         * @description At L2, one network address can send at most 60 accepted requests within a minute, including repeated ones. Then the response is 429 until the minute is over. A request with the header `Contract-Check` comes from the contract suite, so a backend may validate it and drop it.
         */
        readonly post: operations["requestContact"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/customer/auth0ResetPassword": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Unused call to reset a password
         * @deprecated
         */
        readonly post: operations["resetPassword"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/jobs": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** List open roles */
        readonly get: operations["listJobs"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/jobs/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Get an open role */
        readonly get: operations["getJob"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/login": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Exchange an email address and a password for a bearer token
         * @description Failures are counted per account and per network address. After 5 failures in a row for one account, or 20 from one network address, within a minute, the response is 429 until the minute is over. But the correct password is always accepted from a network address without failures in the last minute, so that a stranger cannot lock an administrator out. What is refused with 429 because of the account counts for its network address, too. An unknown account and a wrong password return the same response.
         */
        readonly post: operations["login"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/news/": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List articles, newest first
         * @description Returns the whole list without parameters, and one page of it with `page` or `limit`. With `page`, `limit` or `q`, the response also contains `total`, `page` and `limit`. With `q` but neither `page` nor `limit`, it contains all matches as one page: `page` is 1, and `limit` is at least `total`. A backend without pagination ignores the parameters.
         */
        readonly get: operations["listArticles"];
        readonly put?: never;
        /** Publish an article */
        readonly post: operations["createArticle"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/news/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description An opaque number or string. A client never computes with it.
                 * @example 9
                 */
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        /** Get an article by its id */
        readonly get: operations["getArticle"];
        /**
         * Replace an article
         * @description Without `bannerImage`, the article keeps its current banner. An empty `bannerImage` removes it, and an `image` replaces it.
         */
        readonly put: operations["updateArticle"];
        readonly post?: never;
        /** Delete an article */
        readonly delete: operations["deleteArticle"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/news/{id}/versions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description An opaque number or string. A client never computes with it.
                 * @example 9
                 */
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        /**
         * List the versions of an article, newest first
         * @description Optional (L2). Every save makes a version, and a backend keeps the last 50. They are available for 30 days after the article was deleted. `/news/slug/versions` is the article with the slug `versions`.
         */
        readonly get: operations["listVersions"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/news/{id}/versions/{version}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description An opaque number or string. A client never computes with it.
                 * @example 9
                 */
                readonly id: components["parameters"]["Id"];
                /**
                 * @description The `version` of an entry of the list.
                 * @example 2
                 */
                readonly version: components["schemas"]["Id"];
            };
            readonly cookie?: never;
        };
        /**
         * Get an article as it was
         * @description Optional (L2), like the list.
         */
        readonly get: operations["getVersion"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/news/slug/{slug}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get an article by its slug
         * @description A backend may also find an article by a slug that it had before, unless another article has it now.
         */
        readonly get: operations["getArticleBySlug"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/notices": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List what needs the attention of an administrator
         * @description Says what is wrong with the running site and what to do about it, and nothing that a visitor has sent. Empty if all is well. Optional (L2).
         */
        readonly get: operations["listNotices"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/session": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /**
         * End the session
         * @description Afterwards, the token is no longer valid. Optional (L2): a client removes its token in any case and ignores the response.
         */
        readonly delete: operations["logout"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/users/login": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Unused login call
         * @deprecated
         */
        readonly post: operations["usersLogin"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/users/login1": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Unused login call
         * @deprecated
         */
        readonly post: operations["usersLogin1"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/users/login2": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Unused login call
         * @deprecated
         */
        readonly post: operations["usersLogin2"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        readonly Article: {
            /** @description Missing if nobody has decided, or if the backend does not store it. */
            readonly bannerAlt?: string;
            /** @description The absolute or site-relative address of the banner, or null if there is none. */
            readonly bannerImage: string | null;
            /** @description The banner in several widths, the smallest first, so that a page loads no more than its screen shows. No width is above that of the original, which may be the last entry. The picture at an address never changes. Missing if there is only one size, or if the backend has no sizes. */
            readonly bannerSizes?: readonly components["schemas"]["BannerSize"][];
            readonly date: components["schemas"]["CalendarDate"];
            readonly id: components["schemas"]["Id"];
            /** @description An array, or a string with the same array as JSON. */
            readonly sections: readonly components["schemas"]["Section"][] | string;
            /** @description An array, or a string with the same array as JSON. */
            readonly sidebarItems: readonly components["schemas"]["SidebarItem"][] | string;
            readonly slug: string;
            /** @description Missing if there is none or if the backend does not store it. */
            readonly summary?: string;
            readonly title: string;
        };
        readonly ArticleForm: {
            /** @description What the banner shows, for people who cannot see it. Empty for a decorative banner, and missing if nobody has decided. A backend may ignore it. */
            readonly bannerAlt?: string & components["schemas"]["OneLine"];
            /** @description The address of the current banner (https, http, site-relative, or a data URL of an accepted image type), or empty for none. */
            readonly bannerImage?: "" | string;
            readonly date: components["schemas"]["PublicationDate"];
            /**
             * Format: binary
             * @description A new banner. PNG, JPEG, WebP, AVIF or GIF, recognised by its content, of at most 5 MB (5,242,880 bytes).
             */
            readonly image?: Blob;
            /** @description A JSON array of sections, at most 32 levels deep, stored unchanged. A backend need not validate the sections. */
            readonly sections: string;
            /** @description A JSON array of sidebar items, at most 32 levels deep, stored unchanged. A backend need not validate the items. */
            readonly sidebarItems: string;
            readonly slug: components["schemas"]["Slug"];
            /** @description What the article says, in lists, search results, link previews and the feed. Without it, a client uses the first paragraph. A backend may ignore it. */
            readonly summary?: string & components["schemas"]["OneLine"];
            readonly title: components["schemas"]["Title"];
        };
        readonly ArticleList: {
            readonly data: readonly components["schemas"]["Article"][];
            readonly limit?: number;
            readonly page?: number;
            /** @description The number of matching articles on all pages. */
            readonly total?: number;
        };
        readonly ArticleResponse: {
            readonly data: components["schemas"]["Article"];
        };
        readonly BannerSize: {
            /** @description The absolute or site-relative address of the picture in this width: an image of an accepted type, `immutable` and with a `max-age` of a year. It has an `ETag` or a `Last-Modified`, and HEAD and conditional requests work. */
            readonly url: string;
            /** @description In pixels. */
            readonly width: number;
        };
        /**
         * Format: date
         * @description A day, without a time or a time zone.
         */
        readonly CalendarDate: string;
        readonly CallbackRequest: {
            readonly company: components["schemas"]["CompanyName"];
            readonly email: components["schemas"]["MailAddress"];
            readonly message?: string;
            readonly mobile: components["schemas"]["PhoneNumber"];
            readonly name: components["schemas"]["PersonName"];
        };
        readonly CompanyName: string & (components["schemas"]["VisibleText"] & components["schemas"]["OneLine"]);
        readonly Confirmation: {
            readonly message: string;
        };
        readonly ContactMessage: {
            readonly company?: string & components["schemas"]["OneLine"];
            readonly email: components["schemas"]["MailAddress"];
            readonly message: components["schemas"]["LeadMessage"];
            readonly mobile?: string & components["schemas"]["OneLine"];
            readonly name: components["schemas"]["PersonName"];
        };
        /** @description A message if `message` is not blank, otherwise a callback request. The message form has no phone number and may have no company. */
        readonly ContactRequest: components["schemas"]["CallbackRequest"] | components["schemas"]["ContactMessage"];
        readonly ContentBlock: {
            /** @description The text of a paragraph, or the items of a list. */
            readonly content: string | readonly string[];
            readonly emoji?: string;
            readonly emojis?: readonly string[];
            readonly listType?: string;
            readonly title?: string;
            /** @enum {string} */
            readonly type: "paragraph" | "list";
            readonly useCheckIcon?: boolean;
        };
        readonly Credentials: {
            readonly email: string & (components["schemas"]["VisibleText"] & components["schemas"]["OneLine"]);
            readonly password: string;
        };
        readonly Cta: {
            /** @description A site-relative, https, http, mailto or tel address. A client shows anything else as plain text. */
            readonly link: string;
            readonly text: string;
        };
        readonly ErrorBody: {
            /** @description One message per invalid field of the request. */
            readonly errors?: {
                readonly [key: string]: string;
            };
            /** @description Plain text that can be shown to users. */
            readonly message: string;
        };
        /** @description An opaque identifier, a number or a string. */
        readonly Id: string | number;
        readonly Job: {
            readonly datePosted?: components["schemas"]["CalendarDate"];
            readonly departmentId: string;
            readonly description: string;
            /** @description A range as text, such as 5-8 years. */
            readonly experience: string;
            readonly id: components["schemas"]["Id"];
            /** @description Full Time, Remote or Hybrid. */
            readonly jobType: string;
            readonly location: string;
            readonly qualifications: readonly string[];
            readonly responsibilities: readonly string[];
            readonly subtitle: string;
            readonly title: string;
            readonly validThrough?: components["schemas"]["CalendarDate"];
        };
        readonly JobList: {
            readonly data: readonly components["schemas"]["Job"][];
        };
        readonly JobResponse: {
            readonly data: components["schemas"]["Job"];
        };
        readonly LeadMessage: string & components["schemas"]["VisibleText"];
        readonly LoginResponse: {
            readonly token: string;
        };
        /**
         * Format: email
         * @description The patterns are the whole rule. They only refuse what cannot be an address, and what decorates one, such as `mailto:` or `Ann <ann@corp.example>`: a mail could not be answered. `format` describes the text and is not checked.
         */
        readonly MailAddress: string & components["schemas"]["VisibleCharacters"];
        readonly Notice: {
            /** @description What kind of notice it is, such as `leads-dead`. It never changes. */
            readonly code: string;
            /** @description How many things it is about, such as leads. */
            readonly count: number;
            /** @description Plain text that says what is wrong and what to do. A client shows text in backticks as code, and an https address as a link. */
            readonly message: string;
            /**
             * Format: date-time
             * @description When it began.
             */
            readonly since: string;
        };
        readonly NoticeList: {
            readonly data: readonly components["schemas"]["Notice"][];
        };
        /** @description Text without line breaks, other control characters, and characters that override the direction of text. */
        readonly OneLine: string;
        readonly PasswordChange: {
            readonly current: string;
            /** @description The new password. All characters are allowed, but it must not be blank. */
            readonly next: string;
        };
        readonly PersonName: string & (components["schemas"]["VisibleText"] & components["schemas"]["OneLine"]);
        readonly PhoneNumber: string & (components["schemas"]["VisibleText"] & components["schemas"]["OneLine"]);
        /**
         * Format: date
         * @description The day of an article, from 1900 to 2199. Other years are typing errors, such as 0026. Articles that were stored before this rule may have them.
         */
        readonly PublicationDate: string;
        readonly SavedArticle: {
            readonly data: components["schemas"]["Article"];
            readonly message: string;
        };
        readonly Section: {
            readonly content: readonly components["schemas"]["ContentBlock"][];
            readonly cta?: components["schemas"]["Cta"];
            readonly imageUrl?: string;
            readonly showImage?: boolean;
            readonly title: string;
            /** @enum {string} */
            readonly type?: "paragraph" | "list";
        };
        readonly Session: {
            /** Format: date-time */
            readonly createdAt: string;
            /** @description Whether the request belongs to this session. */
            readonly current: boolean;
            /** @description Not the token, and of no use to guess it. */
            readonly id: string;
            /**
             * Format: date-time
             * @description The last request with its token. It may be a few minutes old.
             */
            readonly lastUsedAt: string;
        };
        readonly SessionList: {
            readonly data: readonly components["schemas"]["Session"][];
        };
        readonly SidebarItem: {
            readonly description: string;
            readonly link: string;
            readonly title: string;
        };
        /** @description The last segment of the public address. `admin` and `sample` are other pages. */
        readonly Slug: string;
        readonly Title: string & (components["schemas"]["VisibleText"] & components["schemas"]["OneLine"]);
        readonly Version: {
            /** Format: date-time */
            readonly savedAt: string;
            /** @description Who saved it, such as an email address. */
            readonly savedBy: string;
            readonly title: string;
            readonly version: components["schemas"]["Id"];
        };
        readonly VersionList: {
            readonly data: readonly components["schemas"]["Version"][];
        };
        /** @description Text of which people can see every character. */
        readonly VisibleCharacters: string;
        /** @description Text with a character that people can see, which spaces and characters such as U+200B or U+00AD are not. */
        readonly VisibleText: string;
    };
    responses: {
        /** @description Another article has this slug, or the article created with the same Idempotency-Key was deleted. Nothing was changed. */
        readonly Conflict: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The server failed. The message contains no details. */
        readonly Failure: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The request breaks a rule. `errors` has one message per field. Nothing was changed. */
        readonly Invalid: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description There is nothing at this address. */
        readonly NotFound: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The backend does not implement this call. */
        readonly NotImplemented: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The response that the caller has kept is still current. The headers are those of the 200. */
        readonly NotModified: {
            headers: {
                readonly ETag: components["headers"]["ListTag"];
                readonly [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The article. */
        readonly OneArticle: {
            headers: {
                readonly ETag: components["headers"]["ETag"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ArticleResponse"];
            };
        };
        /** @description The body is larger than 16 MB, or an image is larger than 5 MB (5,242,880 bytes). Nothing was changed. */
        readonly TooLarge: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description Too many attempts. */
        readonly TooMany: {
            headers: {
                readonly "Retry-After": components["headers"]["RetryAfter"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The token is missing, unknown or expired, or the scheme is not Bearer. Nothing was changed. */
        readonly Unauthorized: {
            headers: {
                readonly "WWW-Authenticate": components["headers"]["WWWAuthenticate"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The server cannot serve any such request at the moment, for example while its database is away. */
        readonly Unavailable: {
            headers: {
                readonly "Retry-After": components["headers"]["RetryAfter"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The body is not valid for its content type. */
        readonly Unreadable: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The body has another content type, or the content of the file is not a PNG, JPEG, WebP, AVIF or GIF image. */
        readonly UnsupportedType: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ErrorBody"];
            };
        };
    };
    parameters: {
        /**
         * @description The name of a run of the contract suite. No other client sends it.
         * @example contract-4f1c
         */
        readonly ContractCheck: string;
        /**
         * @description An opaque number or string. A client never computes with it.
         * @example 9
         */
        readonly Id: components["schemas"]["Id"];
        /**
         * @description Random text that the caller chooses and sends again with every retry of a request. For at least 24 hours, requests with the same key and the same body return the same response and take effect once. The same key with another body returns 422.
         * @example 5f0c2f9e-6a55-4b0e-9a3e-0d5f4b7b8c11
         */
        readonly IdempotencyKey: string;
        /**
         * @description The id of a session from the list. It is not the token.
         * @example 90be77
         */
        readonly Session: string;
    };
    requestBodies: {
        /** @description The fields may have any order. An empty file counts as missing. At L1, a backend also reads forms of HTTP clients other than browsers (RFC 7578), for example with `filename*` next to `filename`, or with names without quotes. */
        readonly ArticleForm: {
            readonly content: {
                readonly "multipart/form-data": components["schemas"]["ArticleForm"];
            };
        };
        /** @description Any object. No screen sends it. */
        readonly FreeForm: {
            readonly content: {
                readonly "application/json": Record<string, never>;
            };
        };
    };
    headers: {
        /**
         * @description Strong validator of the article. It changes with every update. It does not end in the name of a coding, such as `-gzip`, because clients remove what proxies append.
         * @example "1f-3c9a0b7d21"
         */
        readonly ETag: string;
        /**
         * @description Validator of the response, if it may be kept. It changes whenever the body does.
         * @example "9sX2wq"
         */
        readonly ListTag: string;
        /**
         * @description The address of the new article.
         * @example /api/news/9
         */
        readonly Location: string;
        /**
         * @description Seconds to wait before the next attempt. At least 1, because the limit still applies now.
         * @example 42
         */
        readonly RetryAfter: number;
        /**
         * @description The authentication scheme to use.
         * @example Bearer
         */
        readonly WWWAuthenticate: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    readonly changePassword: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PasswordChange"];
            };
        };
        readonly responses: {
            /** @description The new password is stored. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["Unreadable"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedType"];
            /** @description The current password is wrong, or the new one is too weak. Nothing was changed. */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorBody"];
                };
            };
            readonly 429: components["responses"]["TooMany"];
            readonly 500: components["responses"]["Failure"];
            readonly 501: components["responses"]["NotImplemented"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listSessions: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description All sessions of the account, with that of the request. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SessionList"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["Failure"];
            readonly 501: components["responses"]["NotImplemented"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly endSession: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of a session from the list. It is not the token.
                 * @example 90be77
                 */
                readonly session: components["parameters"]["Session"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The session has ended. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["Failure"];
            readonly 501: components["responses"]["NotImplemented"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly requestContact: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The name of a run of the contract suite. No other client sends it.
                 * @example contract-4f1c
                 */
                readonly "Contract-Check"?: components["parameters"]["ContractCheck"];
                /**
                 * @description Random text that the caller chooses and sends again with every retry of a request. For at least 24 hours, requests with the same key and the same body return the same response and take effect once. The same key with another body returns 422.
                 * @example 5f0c2f9e-6a55-4b0e-9a3e-0d5f4b7b8c11
                 */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ContactRequest"];
            };
        };
        readonly responses: {
            /** @description The request is stored. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Confirmation"];
                };
            };
            readonly 400: components["responses"]["Unreadable"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedType"];
            readonly 422: components["responses"]["Invalid"];
            readonly 429: components["responses"]["TooMany"];
            readonly 500: components["responses"]["Failure"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly resetPassword: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: components["requestBodies"]["FreeForm"];
        readonly responses: {
            /** @description Any object. Returned only by a backend that implements the call. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": Record<string, never>;
                };
            };
            readonly 404: components["responses"]["NotFound"];
            readonly 501: components["responses"]["NotImplemented"];
        };
    };
    readonly listJobs: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description All open roles. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ListTag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["JobList"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["Failure"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getJob: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description An opaque number or string. A client never computes with it.
                 * @example 9
                 */
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The role. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ListTag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["JobResponse"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["Failure"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly login: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["Credentials"];
            };
        };
        readonly responses: {
            /** @description The credentials are correct. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["LoginResponse"];
                };
            };
            readonly 400: components["responses"]["Unreadable"];
            /** @description The credentials are wrong. */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorBody"];
                };
            };
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedType"];
            readonly 422: components["responses"]["Invalid"];
            readonly 429: components["responses"]["TooMany"];
            readonly 500: components["responses"]["Failure"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listArticles: {
        readonly parameters: {
            readonly query?: {
                /** @description With `summary`, `sections` and `sidebarItems` of every article are empty lists, which makes long lists small. Optional: a backend without it returns whole articles. */
                readonly fields?: "summary";
                /** @description Articles per page. The default is 20 if `page` is given. */
                readonly limit?: number;
                /** @description The slug of an article. The list then has only the articles with a link to it: the link of a `cta` or of a sidebar item is the path `/newsroom/` and the slug, or a web address whose path ends like that. A slash at the end, a query and a fragment do not matter, and characters may be percent-encoded. Optional: a backend without it ignores it. */
                readonly links?: string;
                /** @description Page number, starting at 1. Pages past the end are empty. */
                readonly page?: number;
                /** @description Text that the title or the slug must contain, ignoring case. Both are compared as people see them: in the normalization form NFKC, so that it does not matter how an accent is encoded, and without characters that nobody can see. Every character stands for itself: `%`, `_`, `*` and `\` are not wildcards. */
                readonly q?: string;
                /** @description The order: latest date first, earliest date first, or by title, ignoring case. The default is `newest`. A backend with pagination supports all three. */
                readonly sort?: "newest" | "oldest" | "title";
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The articles, latest date first unless `sort` says otherwise. Articles with the same date are sorted by creation, newest first, or earliest first if `sort` is `oldest`. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ListTag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ArticleList"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 422: components["responses"]["Invalid"];
            readonly 500: components["responses"]["Failure"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly createArticle: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Random text that the caller chooses and sends again with every retry of a request. For at least 24 hours, requests with the same key and the same body return the same response and take effect once. The same key with another body returns 422.
                 * @example 5f0c2f9e-6a55-4b0e-9a3e-0d5f4b7b8c11
                 */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: components["requestBodies"]["ArticleForm"];
        readonly responses: {
            /** @description The article is stored. */
            readonly 201: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly Location: components["headers"]["Location"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SavedArticle"];
                };
            };
            readonly 400: components["responses"]["Unreadable"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedType"];
            readonly 422: components["responses"]["Invalid"];
            readonly 500: components["responses"]["Failure"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getArticle: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description An opaque number or string. A client never computes with it.
                 * @example 9
                 */
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["OneArticle"];
            readonly 304: components["responses"]["NotModified"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["Failure"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly updateArticle: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The `ETag` that the change is based on. If it does not match, the response is 412 and nothing is stored.
                 * @example "1f-3c9a0b7d21"
                 */
                readonly "If-Match"?: string;
            };
            readonly path: {
                /**
                 * @description An opaque number or string. A client never computes with it.
                 * @example 9
                 */
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: components["requestBodies"]["ArticleForm"];
        readonly responses: {
            /** @description The article is stored. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SavedArticle"];
                };
            };
            readonly 400: components["responses"]["Unreadable"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            /** @description The article has changed since the client read the given `ETag`. */
            readonly 412: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorBody"];
                };
            };
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedType"];
            readonly 422: components["responses"]["Invalid"];
            readonly 500: components["responses"]["Failure"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly deleteArticle: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description An opaque number or string. A client never computes with it.
                 * @example 9
                 */
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The article is deleted. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Confirmation"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["Failure"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listVersions: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description An opaque number or string. A client never computes with it.
                 * @example 9
                 */
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The versions. The first one is the article as it is now, if it still exists. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["VersionList"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["Failure"];
            readonly 501: components["responses"]["NotImplemented"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getVersion: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description An opaque number or string. A client never computes with it.
                 * @example 9
                 */
                readonly id: components["parameters"]["Id"];
                /**
                 * @description The `version` of an entry of the list.
                 * @example 2
                 */
                readonly version: components["schemas"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The article as this version saved it. Its banner may no longer exist. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ArticleResponse"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["Failure"];
            readonly 501: components["responses"]["NotImplemented"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getArticleBySlug: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The last segment of the article's public address.
                 * @example claims-in-fewer-stops
                 */
                readonly slug: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["OneArticle"];
            readonly 304: components["responses"]["NotModified"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["Failure"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listNotices: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The present notices, the latest `since` first. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["NoticeList"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["Failure"];
            readonly 501: components["responses"]["NotImplemented"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly logout: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The token is no longer valid. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["Failure"];
            readonly 501: components["responses"]["NotImplemented"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly usersLogin: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: components["requestBodies"]["FreeForm"];
        readonly responses: {
            /** @description Any object. Returned only by a backend that implements the call. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": Record<string, never>;
                };
            };
            readonly 404: components["responses"]["NotFound"];
            readonly 501: components["responses"]["NotImplemented"];
        };
    };
    readonly usersLogin1: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: components["requestBodies"]["FreeForm"];
        readonly responses: {
            /** @description Any object. Returned only by a backend that implements the call. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": Record<string, never>;
                };
            };
            readonly 404: components["responses"]["NotFound"];
            readonly 501: components["responses"]["NotImplemented"];
        };
    };
    readonly usersLogin2: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: components["requestBodies"]["FreeForm"];
        readonly responses: {
            /** @description Any object. Returned only by a backend that implements the call. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": Record<string, never>;
                };
            };
            readonly 404: components["responses"]["NotFound"];
            readonly 501: components["responses"]["NotImplemented"];
        };
    };
}
