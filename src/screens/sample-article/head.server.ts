import { sampleArticle } from '~/content/articles';
import { fixedArticleHead, type Head } from '../head.server';

export const head: Head = () => ({
  title: sampleArticle.title,
  description: sampleArticle.description,
  article: fixedArticleHead(sampleArticle),
});
