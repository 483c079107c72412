import { ClubPictureField } from "./club-picture-field";

/** The four places where pictures of the club's own are shown. */
export function PicturesPart() {
  return (
    <section aria-labelledby="pictures" className="grid gap-4">
      <h2 id="pictures" className="text-2xl">
        Pictures
      </h2>
      <p className="max-w-prose text-ink-soft">
        A photo of any size: it is sent small, without the place and day it was taken. Where none
        hangs, ours does.
      </p>
      <ul className="grid gap-6 sm:grid-cols-2">
        <ClubPictureField
          place="logo"
          label="Logo"
          help="In the top bar and on receipts. A square one of at least 512 pixels is also the app's icon on phones."
        />
        <ClubPictureField place="first" label="First picture" ours="/pictures/solo-14.svg" />
        <ClubPictureField place="second" label="Second picture" ours="/pictures/tango-17.svg" />
        <ClubPictureField place="third" label="Third picture" ours="/pictures/willows-dock.svg" />
      </ul>
    </section>
  );
}
