export default function PublicEditorPage() {
  return <h1>PublicEditor</h1>;
}
