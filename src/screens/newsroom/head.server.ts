import { announcement } from '~/content/articles';
import { fixedArticleHead, type Head } from '../head.server';

export const head: Head = () => ({
  description: announcement.description,
  article: fixedArticleHead(announcement),
});
