/** Level of a card's title in the page's outline. The card sets the size. */
export interface CardHeading {
  readonly headingLevel: 2 | 3 | 4;
}

export const headingTag = (level: CardHeading['headingLevel']) => `h${level}` as const;
