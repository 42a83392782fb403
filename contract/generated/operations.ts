/** Generated from openapi.yaml by `npm run api:generate`. Do not edit. */

export const operations = {
  "requestContact": {
    "method": "POST",
    "path": "/contact",
    "body": "json",
    "auth": false,
    "success": 201,
    "query": {},
    "headers": [
      "Idempotency-Key",
      "Contract-Check"
    ],
    "responses": {
      "201": "Confirmation",
      "400": "ErrorBody",
      "413": "ErrorBody",
      "415": "ErrorBody",
      "422": "ErrorBody",
      "429": "ErrorBody",
      "500": "ErrorBody",
      "503": "ErrorBody"
    }
  },
  "login": {
    "method": "POST",
    "path": "/login",
    "body": "json",
    "auth": false,
    "success": 200,
    "query": {},
    "headers": [],
    "responses": {
      "200": "LoginResponse",
      "400": "ErrorBody",
      "401": "ErrorBody",
      "413": "ErrorBody",
      "415": "ErrorBody",
      "422": "ErrorBody",
      "429": "ErrorBody",
      "500": "ErrorBody",
      "503": "ErrorBody"
    }
  },
  "logout": {
    "method": "DELETE",
    "path": "/session",
    "body": "none",
    "auth": true,
    "success": 204,
    "query": {},
    "headers": [],
    "responses": {
      "204": null,
      "401": "ErrorBody",
      "404": "ErrorBody",
      "500": "ErrorBody",
      "501": "ErrorBody",
      "503": "ErrorBody"
    }
  },
  "changePassword": {
    "method": "POST",
    "path": "/account/password",
    "body": "json",
    "auth": true,
    "success": 204,
    "query": {},
    "headers": [],
    "responses": {
      "204": null,
      "400": "ErrorBody",
      "401": "ErrorBody",
      "404": "ErrorBody",
      "413": "ErrorBody",
      "415": "ErrorBody",
      "422": "ErrorBody",
      "429": "ErrorBody",
      "500": "ErrorBody",
      "501": "ErrorBody",
      "503": "ErrorBody"
    }
  },
  "listSessions": {
    "method": "GET",
    "path": "/account/sessions",
    "body": "none",
    "auth": true,
    "success": 200,
    "query": {},
    "headers": [],
    "responses": {
      "200": "SessionList",
      "401": "ErrorBody",
      "404": "ErrorBody",
      "500": "ErrorBody",
      "501": "ErrorBody",
      "503": "ErrorBody"
    }
  },
  "endSession": {
    "method": "DELETE",
    "path": "/account/sessions/{session}",
    "body": "none",
    "auth": true,
    "success": 204,
    "query": {},
    "headers": [],
    "responses": {
      "204": null,
      "401": "ErrorBody",
      "404": "ErrorBody",
      "500": "ErrorBody",
      "501": "ErrorBody",
      "503": "ErrorBody"
    }
  },
  "listNotices": {
    "method": "GET",
    "path": "/notices",
    "body": "none",
    "auth": true,
    "success": 200,
    "query": {},
    "headers": [],
    "responses": {
      "200": "NoticeList",
      "401": "ErrorBody",
      "404": "ErrorBody",
      "500": "ErrorBody",
      "501": "ErrorBody",
      "503": "ErrorBody"
    }
  },
  "listArticles": {
    "method": "GET",
    "path": "/news/",
    "body": "none",
    "auth": false,
    "success": 200,
    "query": {
      "page": "integer",
      "limit": "integer",
      "q": "string",
      "sort": "string",
      "fields": "string",
      "links": "string"
    },
    "headers": [],
    "responses": {
      "200": "ArticleList",
      "304": null,
      "422": "ErrorBody",
      "500": "ErrorBody",
      "503": "ErrorBody"
    }
  },
  "createArticle": {
    "method": "POST",
    "path": "/news/",
    "body": "form",
    "auth": true,
    "success": 201,
    "query": {},
    "headers": [
      "Idempotency-Key"
    ],
    "responses": {
      "201": "SavedArticle",
      "400": "ErrorBody",
      "401": "ErrorBody",
      "409": "ErrorBody",
      "413": "ErrorBody",
      "415": "ErrorBody",
      "422": "ErrorBody",
      "500": "ErrorBody",
      "503": "ErrorBody"
    }
  },
  "getArticle": {
    "method": "GET",
    "path": "/news/{id}",
    "body": "none",
    "auth": false,
    "success": 200,
    "query": {},
    "headers": [],
    "responses": {
      "200": "ArticleResponse",
      "304": null,
      "404": "ErrorBody",
      "500": "ErrorBody",
      "503": "ErrorBody"
    }
  },
  "updateArticle": {
    "method": "PUT",
    "path": "/news/{id}",
    "body": "form",
    "auth": true,
    "success": 200,
    "query": {},
    "headers": [
      "If-Match"
    ],
    "responses": {
      "200": "SavedArticle",
      "400": "ErrorBody",
      "401": "ErrorBody",
      "404": "ErrorBody",
      "409": "ErrorBody",
      "412": "ErrorBody",
      "413": "ErrorBody",
      "415": "ErrorBody",
      "422": "ErrorBody",
      "500": "ErrorBody",
      "503": "ErrorBody"
    }
  },
  "deleteArticle": {
    "method": "DELETE",
    "path": "/news/{id}",
    "body": "none",
    "auth": true,
    "success": 200,
    "query": {},
    "headers": [],
    "responses": {
      "200": "Confirmation",
      "401": "ErrorBody",
      "404": "ErrorBody",
      "500": "ErrorBody",
      "503": "ErrorBody"
    }
  },
  "listVersions": {
    "method": "GET",
    "path": "/news/{id}/versions",
    "body": "none",
    "auth": true,
    "success": 200,
    "query": {},
    "headers": [],
    "responses": {
      "200": "VersionList",
      "401": "ErrorBody",
      "404": "ErrorBody",
      "500": "ErrorBody",
      "501": "ErrorBody",
      "503": "ErrorBody"
    }
  },
  "getVersion": {
    "method": "GET",
    "path": "/news/{id}/versions/{version}",
    "body": "none",
    "auth": true,
    "success": 200,
    "query": {},
    "headers": [],
    "responses": {
      "200": "ArticleResponse",
      "401": "ErrorBody",
      "404": "ErrorBody",
      "500": "ErrorBody",
      "501": "ErrorBody",
      "503": "ErrorBody"
    }
  },
  "getArticleBySlug": {
    "method": "GET",
    "path": "/news/slug/{slug}",
    "body": "none",
    "auth": false,
    "success": 200,
    "query": {},
    "headers": [],
    "responses": {
      "200": "ArticleResponse",
      "304": null,
      "404": "ErrorBody",
      "500": "ErrorBody",
      "503": "ErrorBody"
    }
  },
  "listJobs": {
    "method": "GET",
    "path": "/jobs",
    "body": "none",
    "auth": false,
    "success": 200,
    "query": {},
    "headers": [],
    "responses": {
      "200": "JobList",
      "304": null,
      "404": "ErrorBody",
      "500": "ErrorBody",
      "503": "ErrorBody"
    }
  },
  "getJob": {
    "method": "GET",
    "path": "/jobs/{id}",
    "body": "none",
    "auth": false,
    "success": 200,
    "query": {},
    "headers": [],
    "responses": {
      "200": "JobResponse",
      "304": null,
      "404": "ErrorBody",
      "500": "ErrorBody",
      "503": "ErrorBody"
    }
  },
  "usersLogin": {
    "method": "POST",
    "path": "/users/login",
    "body": "none",
    "auth": false,
    "success": 200,
    "query": {},
    "headers": [],
    "responses": {
      "200": "AnyObject",
      "404": "ErrorBody",
      "501": "ErrorBody"
    }
  },
  "usersLogin1": {
    "method": "POST",
    "path": "/users/login1",
    "body": "none",
    "auth": false,
    "success": 200,
    "query": {},
    "headers": [],
    "responses": {
      "200": "AnyObject",
      "404": "ErrorBody",
      "501": "ErrorBody"
    }
  },
  "usersLogin2": {
    "method": "POST",
    "path": "/users/login2",
    "body": "none",
    "auth": false,
    "success": 200,
    "query": {},
    "headers": [],
    "responses": {
      "200": "AnyObject",
      "404": "ErrorBody",
      "501": "ErrorBody"
    }
  },
  "resetPassword": {
    "method": "POST",
    "path": "/customer/auth0ResetPassword",
    "body": "none",
    "auth": false,
    "success": 200,
    "query": {},
    "headers": [],
    "responses": {
      "200": "AnyObject",
      "404": "ErrorBody",
      "501": "ErrorBody"
    }
  }
} as const;
