export default function AddArticlePage() {
  return <h1>AddArticle</h1>;
}
