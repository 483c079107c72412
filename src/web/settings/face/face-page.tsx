import { trpc } from "../../calls/api";
import { AdminScreen } from "../../layout/admin-screen";
import { Read } from "../../layout/read";
import { useRead } from "../../layout/use-read";
import { FaceForm } from "./face-form";
import { PicturesPart } from "./pictures-part";

/** How the club looks: its pictures, its colours, its words on the landing page. */
export function FacePage() {
  const read = useRead(trpc.admin.settings.useQuery(undefined, { staleTime: 0 }));
  return (
    <AdminScreen
      title="Face"
      lead="What makes these pages your club's: its logo and pictures, its colours, and the words that visitors read first."
    >
      <Read of={read} failure="The settings did not load" skeleton="h-144 max-w-3xl">
        {(settings) => (
          <div className="grid max-w-3xl gap-10">
            <PicturesPart />
            <FaceForm settings={settings} />
          </div>
        )}
      </Read>
    </AdminScreen>
  );
}
