import { QueryProvider } from '~/api/QueryProvider';
import { demoScreen } from '~/content/screens/demo';
import { DemoRequest } from '~/features/leads/DemoRequest';
import { CrumbBar } from '~/sections/parts/CrumbBar';
import { FormSplit } from '~/sections/parts/FormSplit';
import { StepList } from '~/sections/parts/StepList';

/** `/demo`: what a demo covers, and the callback form. */
export default function DemoPage() {
  return (
    <>
      <CrumbBar />
      <FormSplit
        title={demoScreen.title}
        lead={demoScreen.lead}
        form={
          <QueryProvider>
            <DemoRequest />
          </QueryProvider>
        }
      >
        <StepList steps={demoScreen.steps} headingLevel={2} />
      </FormSplit>
    </>
  );
}
