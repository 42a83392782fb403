/** Generated from openapi.yaml by `npm run api:generate`. Do not edit. */

export interface paths {
    "/contact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request a callback or send a message
         * @description At L2, one network address can send at most 60 accepted requests within a minute, including repeated ones. Then the response is 429 until the minute is over. A request with the header `Contract-Check` comes from the contract suite, so a backend may validate it and drop it.
         */
        post: operations["requestContact"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/auth0ResetPassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Unused call to reset a password
         * @deprecated
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List open roles */
        get: operations["listJobs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jobs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get an open role */
        get: operations["getJob"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Exchange an email address and a password for a bearer token
         * @description Failures are counted per account and per network address. After 5 failures in a row for one account, or 20 from one network address, within a minute, the response is 429 until the minute is over. But the correct password is always accepted from a network address without failures in the last minute, so that a stranger cannot lock an administrator out. An unknown account and a wrong password return the same response.
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/news/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List articles, newest first
         * @description Returns the whole list without parameters, and one page of it with `page` or `limit`. With `page`, `limit` or `q`, the response also contains `total`, `page` and `limit`. With `q` but neither `page` nor `limit`, it contains all matches as one page: `page` is 1, and `limit` is at least `total`. A backend without pagination ignores the parameters.
         */
        get: operations["listArticles"];
        put?: never;
        /** Publish an article */
        post: operations["createArticle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/news/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description An opaque number or string. A client never computes with it.
                 * @example 9
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** Get an article by its id */
        get: operations["getArticle"];
        /**
         * Replace an article
         * @description Without `bannerImage`, the article keeps its current banner. An empty `bannerImage` removes it, and an `image` replaces it.
         */
        put: operations["updateArticle"];
        post?: never;
        /** Delete an article */
        delete: operations["deleteArticle"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/news/slug/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get an article by its slug */
        get: operations["getArticleBySlug"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * End the session
         * @description Afterwards, the token is no longer valid. Optional (L2): a client removes its token in any case and ignores the response.
         */
        delete: operations["logout"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Unused login call
         * @deprecated
         */
        post: operations["usersLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/login1": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Unused login call
         * @deprecated
         */
        post: operations["usersLogin1"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/login2": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Unused login call
         * @deprecated
         */
        post: operations["usersLogin2"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Article: {
            /** @description The absolute or site-relative address of the banner, or null if there is none. */
            bannerImage: string | null;
            date: components["schemas"]["CalendarDate"];
            id: components["schemas"]["Id"];
            /** @description An array, or a string with the same array as JSON. */
            sections: components["schemas"]["Section"][] | string;
            /** @description An array, or a string with the same array as JSON. */
            sidebarItems: components["schemas"]["SidebarItem"][] | string;
            slug: string;
            title: string;
        };
        ArticleForm: {
            /** @description The address of the current banner (https, http, site-relative, or a data URL of an accepted image type), or empty for none. */
            bannerImage?: "" | string;
            date: components["schemas"]["CalendarDate"];
            /**
             * Format: binary
             * @description A new banner. PNG, JPEG, WebP, AVIF or GIF, recognised by its content, of at most 5 MB (5,242,880 bytes).
             */
            image?: Blob;
            /** @description A JSON array of sections, at most 32 levels deep, stored unchanged. A backend need not validate the sections. */
            sections: string;
            /** @description A JSON array of sidebar items, at most 32 levels deep, stored unchanged. A backend need not validate the items. */
            sidebarItems: string;
            slug: components["schemas"]["Slug"];
            title: components["schemas"]["Title"];
        };
        ArticleList: {
            data: components["schemas"]["Article"][];
            limit?: number;
            page?: number;
            /** @description The number of matching articles on all pages. */
            total?: number;
        };
        ArticleResponse: {
            data: components["schemas"]["Article"];
        };
        /**
         * Format: date
         * @description A day, without a time or a time zone.
         */
        CalendarDate: string;
        CallbackRequest: {
            company: components["schemas"]["CompanyName"];
            email: components["schemas"]["MailAddress"];
            message?: string;
            mobile: components["schemas"]["PhoneNumber"];
            name: components["schemas"]["PersonName"];
        };
        CompanyName: string;
        Confirmation: {
            message: string;
        };
        ContactMessage: {
            company?: string;
            email: components["schemas"]["MailAddress"];
            message: components["schemas"]["LeadMessage"];
            mobile?: string;
            name: components["schemas"]["PersonName"];
        };
        /** @description A message if `message` is not blank, otherwise a callback request. The message form has no phone number and may have no company. */
        ContactRequest: components["schemas"]["CallbackRequest"] | components["schemas"]["ContactMessage"];
        ContentBlock: {
            /** @description The text of a paragraph, or the items of a list. */
            content: string | string[];
            emoji?: string;
            emojis?: string[];
            listType?: string;
            title?: string;
            /** @enum {string} */
            type: "paragraph" | "list";
            useCheckIcon?: boolean;
        };
        Credentials: {
            email: string;
            password: string;
        };
        Cta: {
            /** @description A site-relative, https, http, mailto or tel address. A client shows anything else as plain text. */
            link: string;
            text: string;
        };
        ErrorBody: {
            /** @description One message per invalid field of the request. */
            errors?: {
                [key: string]: string;
            };
            /** @description Plain text that can be shown to users. */
            message: string;
        };
        /** @description An opaque identifier, a number or a string. */
        Id: string | number;
        Job: {
            datePosted?: components["schemas"]["CalendarDate"];
            departmentId: string;
            description: string;
            /** @description A range as text, such as 5-8 years. */
            experience: string;
            id: components["schemas"]["Id"];
            /** @description Full Time, Remote or Hybrid. */
            jobType: string;
            location: string;
            qualifications: string[];
            responsibilities: string[];
            subtitle: string;
            title: string;
            validThrough?: components["schemas"]["CalendarDate"];
        };
        JobList: {
            data: components["schemas"]["Job"][];
        };
        JobResponse: {
            data: components["schemas"]["Job"];
        };
        LeadMessage: string;
        LoginResponse: {
            token: string;
        };
        /**
         * Format: email
         * @description The pattern is the whole rule. It only refuses what cannot be an address. `format` describes the text and is not checked.
         */
        MailAddress: string;
        PersonName: string;
        PhoneNumber: string;
        SavedArticle: {
            data: components["schemas"]["Article"];
            message: string;
        };
        Section: {
            content: components["schemas"]["ContentBlock"][];
            cta?: components["schemas"]["Cta"];
            imageUrl?: string;
            showImage?: boolean;
            title: string;
            /** @enum {string} */
            type?: "paragraph" | "list";
        };
        SidebarItem: {
            description: string;
            link: string;
            title: string;
        };
        /** @description The last segment of the public address. `admin` and `sample` are other pages. */
        Slug: string;
        Title: string;
    };
    responses: {
        /** @description Another article has this slug, or the article created with the same Idempotency-Key was deleted. Nothing was changed. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The server failed. The message contains no details. */
        Failure: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The request breaks a rule. `errors` has one message per field. Nothing was changed. */
        Invalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description There is nothing at this address. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The backend does not implement this call. */
        NotImplemented: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The article. */
        OneArticle: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ArticleResponse"];
            };
        };
        /** @description The body is larger than 16 MB, or an image is larger than 5 MB (5,242,880 bytes). Nothing was changed. */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description Too many attempts. */
        TooMany: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The token is missing, unknown or expired, or the scheme is not Bearer. Nothing was changed. */
        Unauthorized: {
            headers: {
                "WWW-Authenticate": components["headers"]["WWWAuthenticate"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The body is not valid for its content type. */
        Unreadable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The body has another content type, or the content of the file is not a PNG, JPEG, WebP, AVIF or GIF image. */
        UnsupportedType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
    };
    parameters: {
        /**
         * @description The name of a run of the contract suite. No other client sends it.
         * @example contract-4f1c
         */
        ContractCheck: string;
        /**
         * @description An opaque number or string. A client never computes with it.
         * @example 9
         */
        Id: components["schemas"]["Id"];
        /**
         * @description Random text that the caller chooses and sends again with every retry of a request. For at least 24 hours, requests with the same key and the same body return the same response and take effect once. The same key with another body returns 422.
         * @example 5f0c2f9e-6a55-4b0e-9a3e-0d5f4b7b8c11
         */
        IdempotencyKey: string;
    };
    requestBodies: {
        /** @description The fields may have any order. An empty file counts as missing. */
        ArticleForm: {
            content: {
                "multipart/form-data": components["schemas"]["ArticleForm"];
            };
        };
        /** @description Any object. No screen sends it. */
        FreeForm: {
            content: {
                "application/json": Record<string, never>;
            };
        };
    };
    headers: {
        /**
         * @description Strong validator of the article. It changes with every update.
         * @example "1f-3c9a0b7d21"
         */
        ETag: string;
        /**
         * @description The address of the new article.
         * @example /api/news/9
         */
        Location: string;
        /**
         * @description Seconds to wait before the next attempt. At least 1, because the limit still applies now.
         * @example 42
         */
        RetryAfter: number;
        /**
         * @description The authentication scheme to use.
         * @example Bearer
         */
        WWWAuthenticate: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    requestContact: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The name of a run of the contract suite. No other client sends it.
                 * @example contract-4f1c
                 */
                "Contract-Check"?: components["parameters"]["ContractCheck"];
                /**
                 * @description Random text that the caller chooses and sends again with every retry of a request. For at least 24 hours, requests with the same key and the same body return the same response and take effect once. The same key with another body returns 422.
                 * @example 5f0c2f9e-6a55-4b0e-9a3e-0d5f4b7b8c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactRequest"];
            };
        };
        responses: {
            /** @description The request is stored. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Confirmation"];
                };
            };
            400: components["responses"]["Unreadable"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["FreeForm"];
        responses: {
            /** @description Any object. Returned only by a backend that implements the call. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            404: components["responses"]["NotFound"];
            501: components["responses"]["NotImplemented"];
        };
    };
    listJobs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All open roles. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobList"];
                };
            };
            404: components["responses"]["NotFound"];
            500: components["responses"]["Failure"];
        };
    };
    getJob: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description An opaque number or string. A client never computes with it.
                 * @example 9
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The role. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobResponse"];
                };
            };
            404: components["responses"]["NotFound"];
            500: components["responses"]["Failure"];
        };
    };
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Credentials"];
            };
        };
        responses: {
            /** @description The credentials are correct. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginResponse"];
                };
            };
            400: components["responses"]["Unreadable"];
            /** @description The credentials are wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
        };
    };
    listArticles: {
        parameters: {
            query?: {
                /** @description With `summary`, `sections` and `sidebarItems` of every article are empty lists, which makes long lists small. Optional: a backend without it returns whole articles. */
                fields?: "summary";
                /** @description Articles per page. The default is 20 if `page` is given. */
                limit?: number;
                /** @description Page number, starting at 1. Pages past the end are empty. */
                page?: number;
                /** @description Text that the title or the slug must contain, ignoring case. */
                q?: string;
                /** @description The order: latest date first, earliest date first, or by title, ignoring case. The default is `newest`. A backend with pagination supports all three. */
                sort?: "newest" | "oldest" | "title";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The articles, latest date first unless `sort` says otherwise. Articles with the same date are sorted by creation, newest first, or earliest first if `sort` is `oldest`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArticleList"];
                };
            };
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failure"];
        };
    };
    createArticle: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Random text that the caller chooses and sends again with every retry of a request. For at least 24 hours, requests with the same key and the same body return the same response and take effect once. The same key with another body returns 422.
                 * @example 5f0c2f9e-6a55-4b0e-9a3e-0d5f4b7b8c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["ArticleForm"];
        responses: {
            /** @description The article is stored. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedArticle"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failure"];
        };
    };
    getArticle: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description An opaque number or string. A client never computes with it.
                 * @example 9
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["OneArticle"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Failure"];
        };
    };
    updateArticle: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` that the change is based on. If it does not match, the response is 412 and nothing is stored.
                 * @example "1f-3c9a0b7d21"
                 */
                "If-Match"?: string;
            };
            path: {
                /**
                 * @description An opaque number or string. A client never computes with it.
                 * @example 9
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["ArticleForm"];
        responses: {
            /** @description The article is stored. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedArticle"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            /** @description The article has changed since the client read the given `ETag`. */
            412: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failure"];
        };
    };
    deleteArticle: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description An opaque number or string. A client never computes with it.
                 * @example 9
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The article is deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Confirmation"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Failure"];
        };
    };
    getArticleBySlug: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The last segment of the article's public address.
                 * @example claims-in-fewer-stops
                 */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["OneArticle"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Failure"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The token is no longer valid. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Failure"];
            501: components["responses"]["NotImplemented"];
        };
    };
    usersLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["FreeForm"];
        responses: {
            /** @description Any object. Returned only by a backend that implements the call. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            404: components["responses"]["NotFound"];
            501: components["responses"]["NotImplemented"];
        };
    };
    usersLogin1: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["FreeForm"];
        responses: {
            /** @description Any object. Returned only by a backend that implements the call. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            404: components["responses"]["NotFound"];
            501: components["responses"]["NotImplemented"];
        };
    };
    usersLogin2: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["FreeForm"];
        responses: {
            /** @description Any object. Returned only by a backend that implements the call. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            404: components["responses"]["NotFound"];
            501: components["responses"]["NotImplemented"];
        };
    };
}
