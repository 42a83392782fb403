export default function CaseStudiesPage() {
  return <h1>CaseStudies</h1>;
}
