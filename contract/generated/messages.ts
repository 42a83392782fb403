/** Generated from openapi.yaml by `npm run api:generate`. Do not edit. */

export const requestContact = {
  "name": {
    "tooLong": "This is longer than 200 characters.",
    "wrong": "This must be text.",
    "missing": "Please enter your name.",
    "pattern": "This must be one line without control characters."
  },
  "email": {
    "tooLong": "This is longer than 254 characters.",
    "wrong": "Please enter a valid email address.",
    "missing": "Please enter your email address."
  },
  "mobile": {
    "tooLong": "This is longer than 50 characters.",
    "wrong": "This must be text.",
    "missing": "Please enter your phone number.",
    "pattern": "This must be one line without control characters."
  },
  "company": {
    "tooLong": "This is longer than 200 characters.",
    "wrong": "This must be text.",
    "missing": "Please enter your company name.",
    "pattern": "This must be one line without control characters."
  },
  "message": {
    "tooLong": "This is longer than 5000 characters.",
    "wrong": "This must be text."
  },
  "Idempotency-Key": {
    "tooLong": "The Idempotency-Key must have 1 to 200 characters.",
    "wrong": "This must be text.",
    "missing": "The Idempotency-Key must have 1 to 200 characters."
  },
  "Contract-Check": {
    "tooLong": "This is longer than 100 characters.",
    "wrong": "This must be text."
  }
} as const;

export const login = {
  "email": {
    "tooLong": "This is longer than 254 characters.",
    "wrong": "This must be text.",
    "missing": "Please enter your email address.",
    "pattern": "This must be one line without control characters."
  },
  "password": {
    "tooLong": "This is longer than 1000 characters.",
    "wrong": "This must be text.",
    "missing": "Please enter your password."
  }
} as const;

export const logout = {} as const;

export const changePassword = {
  "current": {
    "tooLong": "This is longer than 1000 characters.",
    "wrong": "This must be text.",
    "missing": "Please enter your current password."
  },
  "next": {
    "tooLong": "This is longer than 1000 characters.",
    "wrong": "The new password must have at least 12 characters.",
    "missing": "Please enter a new password."
  }
} as const;

export const listSessions = {} as const;

export const endSession = {} as const;

export const listNotices = {} as const;

export const listArticles = {
  "page": {
    "wrong": "This must be a whole number from 1 to 1000000."
  },
  "limit": {
    "wrong": "This must be a whole number from 1 to 100."
  },
  "q": {
    "tooLong": "This is longer than 200 characters.",
    "wrong": "This must be text."
  },
  "sort": {
    "wrong": "This must be one of: newest, oldest, title."
  },
  "fields": {
    "wrong": "This must be one of: summary."
  },
  "links": {
    "tooLong": "This is longer than 200 characters.",
    "wrong": "This must be text."
  }
} as const;

export const createArticle = {
  "title": {
    "tooLong": "This is longer than 300 characters.",
    "wrong": "This must be text.",
    "missing": "Please enter a title.",
    "pattern": "This must be one line without control characters."
  },
  "slug": {
    "tooLong": "The slug is longer than 120 characters.",
    "wrong": "Use lowercase letters, digits, underscores and single hyphens between them.",
    "missing": "Please enter a slug.",
    "reserved": "'{value}' is the address of another page. Please choose another slug."
  },
  "date": {
    "wrong": "Please enter the date as YYYY-MM-DD.",
    "missing": "Please enter a date.",
    "pattern": "Please enter a year from 1900 to 2199."
  },
  "sections": {
    "tooLong": "This is longer than 4000000 characters.",
    "wrong": "This must be JSON text of a list, at most 32 levels deep."
  },
  "sidebarItems": {
    "tooLong": "This is longer than 200000 characters.",
    "wrong": "This must be JSON text of a list, at most 32 levels deep."
  },
  "bannerImage": {
    "wrong": "This is not the address of an image, or it is too long."
  },
  "bannerAlt": {
    "tooLong": "This is longer than 200 characters.",
    "wrong": "This must be text.",
    "pattern": "This must be one line without control characters."
  },
  "summary": {
    "tooLong": "This is longer than 300 characters.",
    "wrong": "This must be text.",
    "pattern": "This must be one line without control characters."
  },
  "Idempotency-Key": {
    "tooLong": "The Idempotency-Key must have 1 to 200 characters.",
    "wrong": "This must be text.",
    "missing": "The Idempotency-Key must have 1 to 200 characters."
  }
} as const;

export const getArticle = {} as const;

export const updateArticle = {
  "title": {
    "tooLong": "This is longer than 300 characters.",
    "wrong": "This must be text.",
    "missing": "Please enter a title.",
    "pattern": "This must be one line without control characters."
  },
  "slug": {
    "tooLong": "The slug is longer than 120 characters.",
    "wrong": "Use lowercase letters, digits, underscores and single hyphens between them.",
    "missing": "Please enter a slug.",
    "reserved": "'{value}' is the address of another page. Please choose another slug."
  },
  "date": {
    "wrong": "Please enter the date as YYYY-MM-DD.",
    "missing": "Please enter a date.",
    "pattern": "Please enter a year from 1900 to 2199."
  },
  "sections": {
    "tooLong": "This is longer than 4000000 characters.",
    "wrong": "This must be JSON text of a list, at most 32 levels deep."
  },
  "sidebarItems": {
    "tooLong": "This is longer than 200000 characters.",
    "wrong": "This must be JSON text of a list, at most 32 levels deep."
  },
  "bannerImage": {
    "wrong": "This is not the address of an image, or it is too long."
  },
  "bannerAlt": {
    "tooLong": "This is longer than 200 characters.",
    "wrong": "This must be text.",
    "pattern": "This must be one line without control characters."
  },
  "summary": {
    "tooLong": "This is longer than 300 characters.",
    "wrong": "This must be text.",
    "pattern": "This must be one line without control characters."
  },
  "If-Match": {
    "wrong": "This must be text."
  }
} as const;

export const deleteArticle = {} as const;

export const listVersions = {} as const;

export const getVersion = {} as const;

export const getArticleBySlug = {} as const;

export const listJobs = {} as const;

export const getJob = {} as const;

export const usersLogin = {} as const;

export const usersLogin1 = {} as const;

export const usersLogin2 = {} as const;

export const resetPassword = {} as const;
