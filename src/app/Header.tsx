export function Header() {
  return <div>Header</div>;
}
