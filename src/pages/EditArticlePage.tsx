export default function EditArticlePage() {
  return <h1>EditArticle</h1>;
}
