import { paths } from "../paths";
import { ButtonLink } from "../ui/button";
import { AuthFrame } from "./auth-frame";

export function LoginResetPage() {
  return (
    <AuthFrame
      title="You are logged out"
      lead="Everything is cleared, on this device and on every other you were signed in on."
    >
      <div>
        <ButtonLink to={paths.login}>Go to Login</ButtonLink>
      </div>
    </AuthFrame>
  );
}
