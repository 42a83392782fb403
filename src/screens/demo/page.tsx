import { QueryProvider } from '~/api/QueryProvider';
import { CrumbBar } from '~/sections/parts/CrumbBar';
import { FormSplit } from '~/sections/parts/FormSplit';
import { StepList } from '~/sections/parts/StepList';
import { DemoRequest } from './DemoRequest';
import { demoWords } from './words';

/** `/demo`: what a demo covers, and the callback form. */
export default function DemoPage() {
  return (
    <>
      <CrumbBar />
      <FormSplit
        title={demoWords.title}
        lead={demoWords.lead}
        form={
          <QueryProvider>
            <DemoRequest />
          </QueryProvider>
        }
      >
        <StepList steps={demoWords.steps} headingLevel={2} />
      </FormSplit>
    </>
  );
}
