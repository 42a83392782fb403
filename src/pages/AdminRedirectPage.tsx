export default function AdminRedirectPage() {
  return <h1>AdminRedirect</h1>;
}
