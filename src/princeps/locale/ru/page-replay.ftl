### Открыть просмотр сыгранной партии.

replay-title = Просмотр партии
replay-analysis = Разбор
replay-loading = Загружаем партию…
replay-analysis-this = Разбор: { $game }, { $state }
replay-file = Открыть партию из файла
replay-file-choose = Выбрать файл
replay-file-large = Этот файл больше 1 МБ — это не партия.
refused-no-saved-game = Этот файл — не сохранённая партия Princeps.
