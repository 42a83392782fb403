import { type Check, writing } from '../../check';
import type { Api } from '../../client/api';
import { fetchFile } from '../../client/files';
import { png } from '../../client/sample-images';
import type { Fields } from '../../client/wire';
import { ensure, shown } from '../../outcome';

/** Fetches a banner as a browser would. @throws BrokenRule if it is not an image. */
async function expectImage(api: Api, address: string | null): Promise<void> {
  ensure(typeof address === 'string' && address !== '', `the article has no banner: ${shown(address)}`);
  if (address.startsWith('data:')) {
    ensure(/^data:image\/[a-z]+;base64,./.test(address), `${shown(address)} is not an image`);
    return;
  }
  const { status, headers, bytes } = await fetchFile(api, address);
  const type = headers.get('Content-Type') ?? '';
  ensure(status === 200 && type.startsWith('image/'), `${shown(address)} returned ${status} ${type}`);
  ensure(bytes.length > 0, `${shown(address)} is empty`);
}

/** The headers of a text part and of an image part. */
interface FormStyle {
  readonly text: (name: string) => string;
  readonly image: string;
}

/** How HTTP clients that are not browsers write the parts of a form. */
const styles: readonly FormStyle[] = [
  // .NET
  {
    text: (name) => `Content-Type: text/plain; charset=utf-8\r\nContent-Disposition: form-data; name=${name}`,
    image:
      "Content-Type: image/png\r\nContent-Disposition: form-data; name=image; filename=x.png; filename*=utf-8''x.png",
  },
  // React Native
  {
    text: (name) => `content-disposition: form-data; name="${name}"`,
    image: `content-disposition: form-data; name="image"; filename="x y.png"; filename*=utf-8''x%20y.png\r\ncontent-type: image/png`,
  },
];

const BOUNDARY = 'contract-check-4f1c';

/** Writes a form with a PNG. */
function formBody({ text, image }: FormStyle, fields: Fields): Blob {
  const texts = Object.entries(fields).map(([name, value]) => `--${BOUNDARY}\r\n${text(name)}\r\n\r\n${value}\r\n`);
  return new Blob([...texts, `--${BOUNDARY}\r\n${image}\r\n\r\n`, png, `\r\n--${BOUNDARY}--\r\n`]);
}

export const newsFormChecks: readonly Check[] = [
  ...writing('createArticle', 'L0', {
    'the order of the fields makes no difference': async (api) => {
      const fields = api.fields();
      const form = new FormData();
      for (const [name, value] of Object.entries(fields).reverse()) form.append(name, value);
      const { body } = await api.expect(201, 'createArticle', { form, signedIn: true });
      await api.expectStored((body.data as { id: string }).id, fields);
    },
    'an empty file counts as no file': async (api) => {
      const { id, fields } = await api.article({ image: new File([], '', { type: 'application/octet-stream' }) });
      await api.expectStored(id, fields);
      const { bannerImage } = await api.read(id);
      ensure(!bannerImage, `the banner is ${shown(bannerImage)}`);
    },
    'an uploaded image becomes the banner and can be fetched, whatever its name': async (api) => {
      for (const name of ['banner.png', 'Büro "Süd" 🚚.png', '../../etc/passwd', 'x.svg']) {
        const { id } = await api.article({ image: api.pngFile(name) });
        await expectImage(api, (await api.read(id)).bannerImage);
      }
    },
  }),
  ...writing('createArticle', 'L1', {
    'a form is read as HTTP clients other than browsers send it: with filename and filename*, and names without quotes':
      async (api) => {
        const headers = { 'Content-Type': `multipart/form-data; boundary="${BOUNDARY}"` };
        for (const style of styles) {
          const fields = api.fields();
          const body = formBody(style, fields);
          const created = await api.expect(201, 'createArticle', { body, headers, signedIn: true });
          const { id } = created.body.data as { id: string };
          await api.expectStored(id, fields);
          await expectImage(api, (await api.read(id)).bannerImage);
        }
      },
  }),
  ...writing('updateArticle', 'L0', {
    'the current banner stays if its address or nothing is sent, is replaced by a new image, and is removed by an empty address':
      async (api) => {
        const { id, fields } = await api.article({ image: api.pngFile() });
        const { image: _, ...texts } = fields;
        const first = (await api.read(id)).bannerImage ?? '';

        for (const [what, bannerImage] of [
          ['its address', first],
          ['nothing', undefined],
        ] as const) {
          const unchanged = api.form({ ...texts, bannerImage });
          await api.expect(200, 'updateArticle', { id, form: unchanged, signedIn: true });
          ensure((await api.read(id)).bannerImage === first, `the banner changed although ${what} was sent`);
        }
        await expectImage(api, first);

        const replaced = api.form({ ...texts, bannerImage: first, image: api.pngFile('other.png') });
        await api.expect(200, 'updateArticle', { id, form: replaced, signedIn: true });
        await expectImage(api, (await api.read(id)).bannerImage);

        await api.expect(200, 'updateArticle', { id, form: api.form({ ...texts, bannerImage: '' }), signedIn: true });
        const last = (await api.read(id)).bannerImage;
        ensure(!last, `the banner is still ${shown(last)}`);
      },
  }),
  ...writing('createArticle', 'L0', {
    'a banner address without a file is stored as it is': async (api) => {
      const { id, fields } = await api.article({ bannerImage: 'https://images.example/banner.png?size=2' });
      const { bannerImage } = await api.read(id);
      ensure(bannerImage === fields.bannerImage, `the banner is ${shown(bannerImage)}`);
    },
  }),
];
