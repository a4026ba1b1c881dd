from cinqmars.cli import main

main()
