/** Level of a card's title in the page's outline; its size is the card's own. */
export interface CardHeading {
  readonly headingLevel: 2 | 3 | 4;
}

export const headingTag = (level: CardHeading['headingLevel']) => `h${level}` as const;
