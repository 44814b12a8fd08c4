/** Puts one button in the place of the browser's controls of a recording. */
export function startSpeaking(): void {
  const figure = document.querySelector(".spoken");
  const [button, audio] = [figure?.querySelector("button"), figure?.querySelector("audio")];
  const [label, said] = [button?.querySelector("span"), figure?.querySelector("[role=status]")];
  if (!button || !audio || !label || !said) return;
  const { stop = "", failed = "" } = button.dataset;
  const play = label.textContent;
  const showHow = () => {
    label.textContent = audio.paused ? play : stop;
  };
  audio.controls = false;
  button.hidden = false;
  for (const name of ["play", "pause", "ended"]) audio.addEventListener(name, showHow);
  button.addEventListener("click", () => {
    said.textContent = "";
    if (!audio.paused) return audio.pause();
    audio.currentTime = 0;
    audio.play().catch(({ name }) => {
      // Firefox and Safari say of what cannot be played that it plays.
      audio.pause();
      showHow();
      // A second press stopped it before it began.
      if (name !== "AbortError") said.textContent = failed;
    });
  });
}
