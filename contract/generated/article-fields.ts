/** Generated from openapi.yaml by `npm run api:generate`. Do not edit. */

export const articleTexts = {
  "title": {
    "column": "title",
    "isRequired": true,
    "maxLength": 300,
    "example": "Claims in fewer stops"
  },
  "slug": {
    "column": "slug",
    "isRequired": true,
    "maxLength": 120,
    "example": "claims-in-fewer-stops"
  },
  "date": {
    "column": "date",
    "isRequired": true,
    "format": "date",
    "example": "2025-06-12"
  },
  "bannerAlt": {
    "column": "banner_alt",
    "isRequired": false,
    "maxLength": 200,
    "example": "A claims desk with three empty inboxes"
  },
  "summary": {
    "column": "summary",
    "isRequired": false,
    "maxLength": 300,
    "example": "How one line for every claim file made the waiting visible."
  }
} as const;
