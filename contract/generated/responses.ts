/** Generated from openapi.yaml by `npm run api:generate`. Do not edit. */

export const responses = {
  "requestContact": {
    "201": {
      "$ref": "Confirmation"
    },
    "400": {
      "$ref": "ErrorBody"
    },
    "413": {
      "$ref": "ErrorBody"
    },
    "415": {
      "$ref": "ErrorBody"
    },
    "422": {
      "$ref": "ErrorBody"
    },
    "429": {
      "$ref": "ErrorBody"
    },
    "500": {
      "$ref": "ErrorBody"
    }
  },
  "login": {
    "200": {
      "$ref": "LoginAnswer"
    },
    "400": {
      "$ref": "ErrorBody"
    },
    "401": {
      "$ref": "ErrorBody"
    },
    "413": {
      "$ref": "ErrorBody"
    },
    "415": {
      "$ref": "ErrorBody"
    },
    "422": {
      "$ref": "ErrorBody"
    },
    "429": {
      "$ref": "ErrorBody"
    },
    "500": {
      "$ref": "ErrorBody"
    }
  },
  "listArticles": {
    "200": {
      "$ref": "ArticleList"
    },
    "422": {
      "$ref": "ErrorBody"
    },
    "500": {
      "$ref": "ErrorBody"
    }
  },
  "createArticle": {
    "201": {
      "$ref": "SavedArticle"
    },
    "400": {
      "$ref": "ErrorBody"
    },
    "401": {
      "$ref": "ErrorBody"
    },
    "409": {
      "$ref": "ErrorBody"
    },
    "413": {
      "$ref": "ErrorBody"
    },
    "415": {
      "$ref": "ErrorBody"
    },
    "422": {
      "$ref": "ErrorBody"
    },
    "500": {
      "$ref": "ErrorBody"
    }
  },
  "getArticle": {
    "200": {
      "$ref": "ArticleAnswer"
    },
    "404": {
      "$ref": "ErrorBody"
    },
    "500": {
      "$ref": "ErrorBody"
    }
  },
  "updateArticle": {
    "200": {
      "$ref": "SavedArticle"
    },
    "400": {
      "$ref": "ErrorBody"
    },
    "401": {
      "$ref": "ErrorBody"
    },
    "404": {
      "$ref": "ErrorBody"
    },
    "409": {
      "$ref": "ErrorBody"
    },
    "412": {
      "$ref": "ErrorBody"
    },
    "413": {
      "$ref": "ErrorBody"
    },
    "415": {
      "$ref": "ErrorBody"
    },
    "422": {
      "$ref": "ErrorBody"
    },
    "500": {
      "$ref": "ErrorBody"
    }
  },
  "deleteArticle": {
    "200": {
      "$ref": "Confirmation"
    },
    "401": {
      "$ref": "ErrorBody"
    },
    "404": {
      "$ref": "ErrorBody"
    },
    "500": {
      "$ref": "ErrorBody"
    }
  },
  "getArticleBySlug": {
    "200": {
      "$ref": "ArticleAnswer"
    },
    "404": {
      "$ref": "ErrorBody"
    },
    "500": {
      "$ref": "ErrorBody"
    }
  },
  "listJobs": {
    "200": {
      "$ref": "JobList"
    },
    "404": {
      "$ref": "ErrorBody"
    },
    "500": {
      "$ref": "ErrorBody"
    }
  },
  "getJob": {
    "200": {
      "$ref": "JobAnswer"
    },
    "404": {
      "$ref": "ErrorBody"
    },
    "500": {
      "$ref": "ErrorBody"
    }
  },
  "usersLogin": {
    "200": {
      "type": "object"
    },
    "404": {
      "$ref": "ErrorBody"
    },
    "501": {
      "$ref": "ErrorBody"
    }
  },
  "usersLogin1": {
    "200": {
      "type": "object"
    },
    "404": {
      "$ref": "ErrorBody"
    },
    "501": {
      "$ref": "ErrorBody"
    }
  },
  "usersLogin2": {
    "200": {
      "type": "object"
    },
    "404": {
      "$ref": "ErrorBody"
    },
    "501": {
      "$ref": "ErrorBody"
    }
  },
  "resetPassword": {
    "200": {
      "type": "object"
    },
    "404": {
      "$ref": "ErrorBody"
    },
    "501": {
      "$ref": "ErrorBody"
    }
  }
} as const;

export const shapes = {
  "Confirmation": {
    "type": "object",
    "required": [
      "message"
    ],
    "properties": {
      "message": {
        "type": "string",
        "minLength": 1
      }
    }
  },
  "ErrorBody": {
    "type": "object",
    "required": [
      "message"
    ],
    "properties": {
      "message": {
        "type": "string",
        "minLength": 1
      },
      "errors": {
        "type": "object",
        "additionalProperties": {
          "type": "string"
        }
      }
    }
  },
  "LoginAnswer": {
    "type": "object",
    "required": [
      "token"
    ],
    "properties": {
      "token": {
        "type": "string",
        "minLength": 1
      }
    }
  },
  "ArticleList": {
    "type": "object",
    "required": [
      "data"
    ],
    "properties": {
      "data": {
        "type": "array",
        "items": {
          "$ref": "Article"
        }
      },
      "total": {
        "type": "integer",
        "minimum": 0
      },
      "page": {
        "type": "integer",
        "minimum": 1
      },
      "limit": {
        "type": "integer",
        "minimum": 1
      }
    }
  },
  "SavedArticle": {
    "type": "object",
    "required": [
      "data",
      "message"
    ],
    "properties": {
      "data": {
        "$ref": "Article"
      },
      "message": {
        "type": "string",
        "minLength": 1
      }
    }
  },
  "ArticleAnswer": {
    "type": "object",
    "required": [
      "data"
    ],
    "properties": {
      "data": {
        "$ref": "Article"
      }
    }
  },
  "JobList": {
    "type": "object",
    "required": [
      "data"
    ],
    "properties": {
      "data": {
        "type": "array",
        "items": {
          "$ref": "Job"
        }
      }
    }
  },
  "JobAnswer": {
    "type": "object",
    "required": [
      "data"
    ],
    "properties": {
      "data": {
        "$ref": "Job"
      }
    }
  },
  "Article": {
    "type": "object",
    "required": [
      "id",
      "title",
      "slug",
      "date",
      "bannerImage",
      "sections",
      "sidebarItems"
    ],
    "properties": {
      "id": {
        "$ref": "Id"
      },
      "title": {
        "type": "string"
      },
      "slug": {
        "type": "string"
      },
      "date": {
        "$ref": "CalendarDate"
      },
      "bannerImage": {
        "type": [
          "string",
          "null"
        ]
      },
      "sections": {
        "oneOf": [
          {
            "type": "array",
            "items": {
              "$ref": "Section"
            }
          },
          {
            "type": "string"
          }
        ]
      },
      "sidebarItems": {
        "oneOf": [
          {
            "type": "array",
            "items": {
              "$ref": "SidebarItem"
            }
          },
          {
            "type": "string"
          }
        ]
      }
    }
  },
  "Job": {
    "type": "object",
    "required": [
      "id",
      "title",
      "subtitle",
      "departmentId",
      "location",
      "experience",
      "jobType",
      "description",
      "responsibilities",
      "qualifications"
    ],
    "properties": {
      "id": {
        "$ref": "Id"
      },
      "title": {
        "type": "string"
      },
      "subtitle": {
        "type": "string"
      },
      "departmentId": {
        "type": "string"
      },
      "location": {
        "type": "string"
      },
      "experience": {
        "type": "string"
      },
      "jobType": {
        "type": "string"
      },
      "description": {
        "type": "string"
      },
      "responsibilities": {
        "type": "array",
        "items": {
          "type": "string"
        }
      },
      "qualifications": {
        "type": "array",
        "items": {
          "type": "string"
        }
      },
      "datePosted": {
        "$ref": "CalendarDate"
      },
      "validThrough": {
        "$ref": "CalendarDate"
      }
    }
  },
  "Id": {
    "type": [
      "string",
      "integer"
    ]
  },
  "CalendarDate": {
    "type": "string",
    "format": "date"
  },
  "Section": {
    "type": "object",
    "required": [
      "title",
      "content"
    ],
    "properties": {
      "title": {
        "type": "string"
      },
      "content": {
        "type": "array",
        "items": {
          "$ref": "ContentBlock"
        }
      },
      "cta": {
        "$ref": "Cta"
      },
      "showImage": {
        "type": "boolean"
      },
      "imageUrl": {
        "type": "string"
      },
      "type": {
        "type": "string",
        "enum": [
          "paragraph",
          "list"
        ]
      }
    }
  },
  "SidebarItem": {
    "type": "object",
    "required": [
      "title",
      "description",
      "link"
    ],
    "properties": {
      "title": {
        "type": "string"
      },
      "description": {
        "type": "string"
      },
      "link": {
        "type": "string"
      }
    }
  },
  "ContentBlock": {
    "type": "object",
    "required": [
      "type",
      "content"
    ],
    "properties": {
      "type": {
        "type": "string",
        "enum": [
          "paragraph",
          "list"
        ]
      },
      "content": {
        "oneOf": [
          {
            "type": "string"
          },
          {
            "type": "array",
            "items": {
              "type": "string"
            }
          }
        ]
      },
      "title": {
        "type": "string"
      },
      "listType": {
        "type": "string"
      },
      "useCheckIcon": {
        "type": "boolean"
      },
      "emoji": {
        "type": "string"
      },
      "emojis": {
        "type": "array",
        "items": {
          "type": "string"
        }
      }
    }
  },
  "Cta": {
    "type": "object",
    "required": [
      "text",
      "link"
    ],
    "properties": {
      "text": {
        "type": "string"
      },
      "link": {
        "type": "string"
      }
    }
  }
} as const;
