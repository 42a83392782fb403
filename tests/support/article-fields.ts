import { articles, withTextLists } from '~mocks/models';

const sample = await articles.create({ title: 'New', slug: 'new' });
const { id: _, bannerImage: _banner, bannerSizes: _sizes, ...fields } = withTextLists(sample);

/** The fields of a valid article, as a form sends them. */
export const articleFields = fields;
