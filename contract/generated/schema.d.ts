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
        /** Leave a request for a callback */
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
        /** Read an open role */
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
         * Exchange an e-mail address and a password for a bearer token
         * @description Five failures in a row for one address within a minute are answered with 429 until the minute is over. The answer for an unknown address and for a wrong password is the same.
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
         * @description Without parameters the whole list. With `page` or `limit` one page of it, and with any of the three parameters the answer also carries `total`, `page` and `limit`. A backend that does not page ignores the parameters.
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
                 * @description Opaque; a number or text. A client never computes with it.
                 * @example 9
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** Read an article by its id */
        get: operations["getArticle"];
        /**
         * Replace an article
         * @description `bannerImage` left out keeps the current banner, an empty `bannerImage` removes it, and an `image` replaces it.
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
        /** Read an article by its public address */
        get: operations["getArticleBySlug"];
        put?: never;
        post?: never;
        delete?: never;
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
            /** @description Absolute or site-relative address of the banner, or null without one. */
            bannerImage: string | null;
            date: components["schemas"]["CalendarDate"];
            id: components["schemas"]["Id"];
            /** @description An array, or the same array as JSON text. */
            sections: components["schemas"]["Section"][] | string;
            /** @description An array, or the same array as JSON text. */
            sidebarItems: components["schemas"]["SidebarItem"][] | string;
            slug: string;
            title: string;
        };
        ArticleAnswer: {
            data: components["schemas"]["Article"];
        };
        ArticleForm: {
            /** @description Address of the current banner (https, http, site-relative, or a data URL of an accepted image type); empty for none. */
            bannerImage?: "" | string;
            date: components["schemas"]["CalendarDate"];
            /**
             * Format: binary
             * @description A new banner, recognised by its content. PNG, JPEG, WebP, AVIF or GIF of at most 5 MB (5,242,880 bytes).
             */
            image?: Blob;
            /** @description JSON text of an array of sections, at most 32 levels deep, kept as it is sent. A backend need not look into the sections. */
            sections: string;
            /** @description JSON text of an array of sidebar items, at most 32 levels deep, kept as it is sent. A backend need not look into the items. */
            sidebarItems: string;
            /** @description Last part of the public address. `admin` and `sample` are pages of their own. */
            slug: string;
            title: string;
        };
        ArticleList: {
            data: components["schemas"]["Article"][];
            limit?: number;
            page?: number;
            /** @description How many articles match in all. */
            total?: number;
        };
        /**
         * Format: date
         * @description A day without time and zone.
         */
        CalendarDate: string;
        CallbackRequest: {
            company: string;
            email: components["schemas"]["MailAddress"];
            message?: string;
            mobile: string;
            name: components["schemas"]["PersonName"];
        };
        Confirmation: {
            message: string;
        };
        ContactMessage: {
            company?: string;
            email: components["schemas"]["MailAddress"];
            message: string;
            mobile?: string;
            name: components["schemas"]["PersonName"];
        };
        /** @description A request for a callback; or a message, whose form asks for no phone number and need not know a company. */
        ContactRequest: components["schemas"]["CallbackRequest"] | components["schemas"]["ContactMessage"];
        ContentBlock: {
            /** @description Text of a paragraph, or the items of a list. */
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
            /** @description A site-relative, https, http, mailto or tel address; a client shows anything else as plain text. */
            link: string;
            text: string;
        };
        ErrorBody: {
            /** @description One text per field of the request. */
            errors?: {
                [key: string]: string;
            };
            /** @description For people; plain text. */
            message: string;
        };
        /** @description Opaque identifier, a number or text. */
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
        JobAnswer: {
            data: components["schemas"]["Job"];
        };
        JobList: {
            data: components["schemas"]["Job"][];
        };
        LoginAnswer: {
            token: string;
        };
        /** Format: email */
        MailAddress: string;
        PersonName: string;
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
    };
    responses: {
        /** @description The slug belongs to another article, or the article of a repeated Idempotency-Key is gone. Nothing was changed. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The server failed; the message carries no detail of it. */
        Failure: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The request was read but breaks a rule; `errors` has one text per field. Nothing was changed. */
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
        /** @description The call is declared but not offered. */
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
                "application/json": components["schemas"]["ArticleAnswer"];
            };
        };
        /** @description The body exceeds 16 MB or an image exceeds 5 MB (5,242,880 bytes). Nothing was changed. */
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
        /** @description No token, an unknown or expired one, or another scheme. Nothing was changed. */
        Unauthorized: {
            headers: {
                "WWW-Authenticate": components["headers"]["WWWAuthenticate"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The body could not be read as the declared content type. */
        Unreadable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The body is of another content type, or the file is not a PNG, JPEG, WebP, AVIF or GIF image by its content. */
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
         * @description Opaque; a number or text. A client never computes with it.
         * @example 9
         */
        Id: components["schemas"]["Id"];
        /**
         * @description Random text of the caller's choice, the same for every repetition of one intended request. The same key with the same body gives the same answer and has its effect once, for at least 24 hours. The same key with another body is 422.
         * @example 5f0c2f9e-6a55-4b0e-9a3e-0d5f4b7b8c11
         */
        IdempotencyKey: string;
    };
    requestBodies: {
        /** @description Fields in any order. A file part of no bytes counts as left out. */
        ArticleForm: {
            content: {
                "multipart/form-data": components["schemas"]["ArticleForm"];
            };
        };
        /** @description Free form; no screen sends it. */
        FreeForm: {
            content: {
                "application/json": Record<string, never>;
            };
        };
    };
    headers: {
        /**
         * @description Strong validator of the article; changes with every change of it.
         * @example "1f-3c9a0b7d21"
         */
        ETag: string;
        /**
         * @description Address of the new article.
         * @example /api/news/9
         */
        Location: string;
        /**
         * @description Whole seconds to wait before the next attempt.
         * @example 42
         */
        RetryAfter: number;
        /**
         * @description The scheme to use.
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
                 * @description Random text of the caller's choice, the same for every repetition of one intended request. The same key with the same body gives the same answer and has its effect once, for at least 24 hours. The same key with another body is 422.
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
            /** @description Free form, from a backend that offers the call. */
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
            /** @description Every open role. */
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
                 * @description Opaque; a number or text. A client never computes with it.
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
                    "application/json": components["schemas"]["JobAnswer"];
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
            /** @description The pair is right. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            /** @description The pair is wrong. */
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
                /** @description Articles per page; 20 when only the page is given. */
                limit?: number;
                /** @description Number of the page, from 1. Pages past the end are empty. */
                page?: number;
                /** @description Text that the title must contain, in any letter case. */
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The articles, latest date first; of one date, the one created last first. */
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
                 * @description Random text of the caller's choice, the same for every repetition of one intended request. The same key with the same body gives the same answer and has its effect once, for at least 24 hours. The same key with another body is 422.
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
                 * @description Opaque; a number or text. A client never computes with it.
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
                 * @description The `ETag` the change is based on. When it no longer matches, the answer is 412 and nothing is stored.
                 * @example "1f-3c9a0b7d21"
                 */
                "If-Match"?: string;
            };
            path: {
                /**
                 * @description Opaque; a number or text. A client never computes with it.
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
            /** @description The article was changed since the given `ETag` was read. */
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
                 * @description Opaque; a number or text. A client never computes with it.
                 * @example 9
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The article is gone. */
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
                 * @description Last part of the article's public address.
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
    usersLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["FreeForm"];
        responses: {
            /** @description Free form, from a backend that offers the call. */
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
            /** @description Free form, from a backend that offers the call. */
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
            /** @description Free form, from a backend that offers the call. */
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
