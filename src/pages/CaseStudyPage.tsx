export default function CaseStudyPage() {
  return <h1>CaseStudy</h1>;
}
